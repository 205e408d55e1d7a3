package org.qipu.pipeline.audit;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.HexFormat;
import java.util.Locale;
import org.qipu.pipeline.player.Nobody;

/** Ids made by rule from what a record states; equal statements give equal ids on every machine. */
public final class Identities {
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

    /** Id of an event: the title in Unicode form NFKC with single spaces, lower case; empty for an empty title. */
    public static String event(String title) {
        String id = normalise(title);
        return Nobody.is(id) ? "" : id;
    }

    /** NFKC in lower case; white space and invisible characters become one space between words. */
    private static String normalise(String text) {
        String folded = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        StringBuilder id = new StringBuilder(folded.length());
        boolean gap = false;
        for (int i = 0; i < folded.length(); i++) {
            char c = folded.charAt(i);
            if (isBlank(c)) {
                gap = true;
                continue;
            }
            if (gap && !id.isEmpty()) {
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
