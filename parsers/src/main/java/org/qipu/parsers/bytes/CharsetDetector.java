package org.qipu.parsers.bytes;

import java.nio.charset.Charset;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.qipu.parsers.bytes.CharsetDecision.How;

/**
 * Decides which charset a source is written in. The layers, the first that decides wins:
 *
 * <ol>
 *   <li>a byte order mark;
 *   <li>NUL bytes at every other place, as UTF-16 has them for ASCII characters;
 *   <li>no byte beyond ASCII;
 *   <li>sequences by the rules of UTF-8, and hardly any bytes that break them: a few broken places do not change what a
 *       file is, and they are reported record by record. A text with two-byte sequences only may be a short GBK text that
 *       happens to fit, so it is weighed like the rest;
 *   <li>the words of game records: the reading that holds more of them, see {@link GameVocabulary}.
 * </ol>
 *
 * Big5 is called Big5 when the JDK's charset of that name knows all its characters, and x-windows-950 when that charset
 * knows more of them. A character that is cut off by the sample's end counts for nothing.
 */
public final class CharsetDetector {
    /** Broken places that are forgiven: one to this many good multi-byte sequences. */
    private static final int GOOD_PER_BROKEN = 20;

    private static final int NUL_SCAN = 64 * 1024;

    private CharsetDetector() {}

    /** Decides for a sample of a source. */
    public static CharsetDecision decide(ByteSample sample) {
        byte[] head = sample.head();
        String marked = byteOrderMark(head);
        if (!marked.isEmpty()) {
            return CharsetDecision.proven(marked, How.BYTE_ORDER_MARK);
        }
        String wide = wideText(head);
        if (!wide.isEmpty()) {
            return CharsetDecision.proven(wide, How.NUL_PATTERN);
        }
        List<byte[]> parts = sample.parts();
        Utf8Evidence utf8 = Utf8Evidence.of(parts);
        if (utf8.ascii()) {
            return CharsetDecision.proven("UTF-8", How.ASCII);
        }
        if (utf8.longSequences() > 0 && utf8.broken() * GOOD_PER_BROKEN <= utf8.good()) {
            return CharsetDecision.proven("UTF-8", How.UTF8_SEQUENCES);
        }
        return byVocabulary(parts, utf8);
    }

    /**
     * The decision of a user. UTF-16 without a byte order gets the one that the first bytes show, or big-endian.
     *
     * @throws IllegalArgumentException when the Java platform knows no charset of that name
     */
    public static CharsetDecision override(String charset, byte[] head) {
        String name = Charset.forName(charset).name();
        String shown = wideCharset(head);
        boolean open = name.equals("UTF-16");
        return CharsetDecision.proven(open ? shown.isEmpty() ? "UTF-16BE" : shown : name, How.OVERRIDE);
    }

    /** Name of the UTF-16 charset that the first bytes show, by mark or by NUL pattern; empty for any other. */
    public static String wideCharset(byte[] head) {
        String marked = byteOrderMark(head);
        return marked.isEmpty() ? wideText(head) : marked.startsWith("UTF-16") ? marked : "";
    }

    private static String byteOrderMark(byte[] head) {
        if (startsWith(head, 0xEF, 0xBB, 0xBF)) {
            return "UTF-8";
        }
        return startsWith(head, 0xFF, 0xFE) ? "UTF-16LE" : startsWith(head, 0xFE, 0xFF) ? "UTF-16BE" : "";
    }

    private static boolean startsWith(byte[] head, int... mark) {
        for (int i = 0; i < mark.length; i++) {
            if (i >= head.length || (head[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    /** In UTF-16 a fifth of a record's characters at least are ASCII; 一 (U+4E00) is the rare NUL on the other side. */
    private static String wideText(byte[] head) {
        int end = Math.min(head.length, NUL_SCAN);
        while (end > 1 && head[end - 1] == 0 && head[end - 2] == 0) {
            end--;
        }
        int[] nuls = new int[2];
        for (int i = 0; i < end; i++) {
            nuls[i & 1] += head[i] == 0 ? 1 : 0;
        }
        int most = Math.max(nuls[0], nuls[1]);
        if (most < 2 || most * 10 < end || Math.min(nuls[0], nuls[1]) * 4 > most) {
            return "";
        }
        return nuls[1] > nuls[0] ? "UTF-16LE" : "UTF-16BE";
    }

    private static CharsetDecision byVocabulary(List<byte[]> parts, Utf8Evidence utf8) {
        Reading gbk = Reading.of("GB18030", parts);
        Reading big5 = Reading.of("Big5", parts);
        Reading unicode = Reading.of("UTF-8", parts);
        List<Reading> ranked = Stream.of(gbk, big5, unicode)
                .sorted(Comparator.comparingLong(Reading::weight).reversed())
                .toList();
        Reading best = ranked.get(0);
        if (best.weight() <= 0) {
            return withoutEvidence(utf8);
        }
        String charset = best == big5 ? big5Name(parts) : best.charset();
        return new CharsetDecision(
                charset, best.score(), best.score() - ranked.get(1).score(), How.VOCABULARY);
    }

    /** Letters with accents stand alone between ASCII letters; Chinese characters come in pairs of bytes. */
    private static CharsetDecision withoutEvidence(Utf8Evidence utf8) {
        String charset = utf8.broken() == 0 ? "UTF-8" : utf8.mostlyLoneBytes() ? "windows-1252" : "GB18030";
        return new CharsetDecision(charset, 0, 0, How.DEFAULT);
    }

    private static String big5Name(List<byte[]> parts) {
        int big5 = Reading.undecodable("Big5", parts);
        return big5 > 0 && Reading.undecodable("x-windows-950", parts) < big5 ? "x-windows-950" : "Big5";
    }
}
