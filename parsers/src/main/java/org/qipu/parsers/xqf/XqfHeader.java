package org.qipu.parsers.xqf;

import static org.qipu.parsers.bytes.LittleEndian.u8;

import java.io.ByteArrayOutputStream;
import org.qipu.parsers.bytes.ShortText;
import org.qipu.parsers.record.HeaderField;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.rules.board.Pieces;

/** The header of 1,024 bytes, which is never hidden: a length byte and up to one byte less than the field for each text. */
final class XqfHeader {
    private static final int VERSION = 2;
    private static final int NEWEST = 18;
    private static final int SIDE = 50;
    private static final int RESULT = 51;

    private static final int KIND = 64;
    private static final int TITLE = 80;
    private static final int SECOND_TITLE = 144;
    private static final int EVENT = 208;
    private static final int DATE = 272;
    private static final int SITE = 288;
    private static final int RED = 304;
    private static final int BLACK = 320;
    private static final int ANNOTATOR = 464;
    private static final int AUTHOR = 480;
    private static final int LONG = 64;
    private static final int SHORT = 16;

    private static final String[] RESULTS = {"*", "1-0", "0-1", "1/2-1/2"};

    /** By the number of the kind. */
    private static final String[] KINDS = {"全局", "开局", "中局", "残局"};

    private XqfHeader() {}

    /** Whether a file begins as XQF does. */
    static boolean begins(byte[] bytes) {
        return bytes.length > VERSION && bytes[0] == 'X' && bytes[1] == 'Q';
    }

    /** Whether the first bytes hold a NUL, as no text does. */
    static boolean isBinary(byte[] bytes) {
        for (int i = 0; i < Math.min(bytes.length, XqfNodes.OFFSET); i++) {
            if (bytes[i] == 0) {
                return true;
            }
        }
        return false;
    }

    /** Why a file that is complete up to its nodes, or shorter, cannot be read; empty when it can. */
    static String problem(byte[] bytes) {
        if (!begins(bytes)) {
            return "the file does not begin with XQ";
        }
        int version = version(bytes);
        if (version < 1 || version > NEWEST) {
            return "the header names version " + version + "; 10 to " + NEWEST + " are known";
        }
        if (bytes.length < XqfNodes.OFFSET) {
            return "the file ends within its header, after " + bytes.length + " of " + XqfNodes.OFFSET + " bytes";
        }
        boolean keyed = version >= XqfKeys.FIRST_KEYED;
        return keyed && !XqfKeys.addUp(bytes) ? "the key bytes of the header do not add up" : "";
    }

    /** 10 for XQF 1.0 to 18 for XQF 1.63. */
    static int version(byte[] bytes) {
        return u8(bytes, VERSION);
    }

    /** The side to move; anything but 1 is Red. */
    static int sideToMove(byte[] bytes) {
        return bytes[SIDE] == 1 ? Pieces.BLACK : Pieces.RED;
    }

    static HeaderFields fields(byte[] bytes, String charset) {
        int result = u8(bytes, RESULT);
        int kind = u8(bytes, KIND);
        return new HeaderFields()
                .put(HeaderField.TITLE, text(bytes, TITLE, LONG, charset))
                .put(HeaderField.TITLE, text(bytes, SECOND_TITLE, LONG, charset))
                .put(HeaderField.EVENT, text(bytes, EVENT, LONG, charset))
                .put(HeaderField.DATE, text(bytes, DATE, SHORT, charset))
                .put(HeaderField.SITE, text(bytes, SITE, SHORT, charset))
                .put(HeaderField.RED, text(bytes, RED, SHORT, charset))
                .put(HeaderField.BLACK, text(bytes, BLACK, SHORT, charset))
                .put(HeaderField.KIND, kind < KINDS.length ? KINDS[kind] : "")
                .put(HeaderField.RESULT, result < RESULTS.length ? RESULTS[result] : "code " + result);
    }

    private static String text(byte[] bytes, int field, int size, String charset) {
        return ShortText.of(bytes, field + 1, end(bytes, field, size), charset);
    }

    /** The length byte may exceed the field. */
    private static int end(byte[] bytes, int field, int size) {
        return field + 1 + Math.min(u8(bytes, field), size - 1);
    }

    /** The bytes of all texts, each on a line of its own, as evidence for their charset. */
    static void sample(byte[] bytes, ByteArrayOutputStream out) {
        for (int field : new int[] {TITLE, SECOND_TITLE, EVENT}) {
            sample(bytes, field, LONG, out);
        }
        for (int field : new int[] {DATE, SITE, RED, BLACK, ANNOTATOR, AUTHOR}) {
            sample(bytes, field, SHORT, out);
        }
    }

    private static void sample(byte[] bytes, int field, int size, ByteArrayOutputStream out) {
        out.write(bytes, field + 1, end(bytes, field, size) - field - 1);
        out.write('\n');
    }
}
