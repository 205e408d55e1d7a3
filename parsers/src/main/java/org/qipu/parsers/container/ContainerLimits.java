package org.qipu.parsers.container;

/**
 * Bounds against containers that would expand without end. What lies beyond a bound is one reject with a code of its own.
 *
 * @param entries most entries of a source, those of containers within it included
 * @param bytes most bytes that the entries of a source may expand to; an entry within a container that lies in another
 *     counts there too
 * @param ratio most bytes that one byte of the source may expand to, looked at beyond {@code ratioFrom}
 * @param ratioFrom bytes up to which the ratio does not matter: a short text may well repeat itself
 * @param depth most containers within each other
 */
public record ContainerLimits(int entries, long bytes, int ratio, long ratioFrom, int depth) {
    /**
     * A million entries, 64 GiB, 400 bytes for one beyond 64 MiB, and three containers within each other, as in a
     * compressed archive that holds an archive. Game records shrink to a fifth up to a thirtieth.
     */
    public static final ContainerLimits DEFAULT = new ContainerLimits(1_000_000, 64L << 30, 400, 64L << 20, 3);
}
