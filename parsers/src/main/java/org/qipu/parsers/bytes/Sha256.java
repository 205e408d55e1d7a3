package org.qipu.parsers.bytes;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 of a source that streams past. */
public final class Sha256 {
    private final MessageDigest digest;

    /** Of no bytes yet. */
    public Sha256() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** The hash of the bytes in lower-case hexadecimal. */
    public static String of(byte[] bytes) {
        Sha256 hash = new Sha256();
        hash.accept(bytes, 0, bytes.length);
        return hash.hex();
    }

    /** Takes note of the next bytes of the source. */
    public void accept(byte[] buffer, int start, int end) {
        digest.update(buffer, start, end - start);
    }

    /** The hash of all bytes so far in lower-case hexadecimal; the next byte begins a new hash. */
    public String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
