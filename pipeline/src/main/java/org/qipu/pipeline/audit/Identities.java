package org.qipu.pipeline.audit;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Set;

/** Ids made by rule from what a record states; equal statements give equal ids on every machine. */
public final class Identities {
    /** What stands in a name field when the player is not known, after normalisation. */
    private static final Set<String> NOBODY = Set.of(
            "",
            "?",
            "??",
            "-",
            ".",
            "*",
            "n/a",
            "unknown",
            "anonymous",
            "red",
            "black",
            "white",
            "未知",
            "不详",
            "不詳",
            "佚名",
            "无名",
            "無名",
            "红方",
            "紅方",
            "黑方",
            "红",
            "紅",
            "黑");

    private final MessageDigest sha256;

    /** An instance for one thread. */
    public Identities() {
        try {
            sha256 = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** First 128 bits, hexadecimal, of the SHA-256 of the parts in UTF-8, a zero byte after each. */
    public String hash(String... parts) {
        sha256.reset();
        for (String part : parts) {
            sha256.update(part.getBytes(StandardCharsets.UTF_8));
            sha256.update((byte) 0);
        }
        return HexFormat.of().formatHex(sha256.digest(), 0, 16);
    }

    /**
     * Id of a player: the name in Unicode form NFKC without white space and invisible characters, lower case. Empty
     * when the name stands for nobody known.
     */
    public static String player(String name) {
        String id = normalise(name, false);
        return NOBODY.contains(id) ? "" : id;
    }

    /** Id of an event: the title in Unicode form NFKC with single spaces, lower case; empty for an empty title. */
    public static String event(String title) {
        String id = normalise(title, true);
        return NOBODY.contains(id) ? "" : id;
    }

    /** NFKC in lower case; white space and invisible characters become one space between words, or nothing. */
    private static String normalise(String text, boolean keepWords) {
        String folded = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        StringBuilder id = new StringBuilder(folded.length());
        boolean gap = false;
        for (int i = 0; i < folded.length(); i++) {
            char c = folded.charAt(i);
            if (isBlank(c)) {
                gap = true;
                continue;
            }
            if (gap && keepWords && !id.isEmpty()) {
                id.append(' ');
            }
            gap = false;
            id.append(c);
        }
        return id.toString();
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c)
                || Character.isSpaceChar(c)
                || Character.isISOControl(c)
                || Character.getType(c) == Character.FORMAT;
    }
}
