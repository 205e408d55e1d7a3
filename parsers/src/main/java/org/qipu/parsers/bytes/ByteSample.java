package org.qipu.parsers.bytes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A bounded sample of a source that streams past: its head, blocks at doubling distances further in, and, where none of
 * these holds a byte beyond ASCII, the first block that does. Blocks are cut at line ends, which are never part of a
 * multi-byte character in the charsets of {@link CharsetDetector} except UTF-16, and that is decided on the head alone.
 *
 * <p>Feed it with {@link #accept}; it keeps at most about 1 MiB.
 */
public final class ByteSample {
    private static final int HEAD = 256 * 1024;
    private static final int BLOCK = 16 * 1024;
    private static final int MAX_BLOCKS = 40;

    private byte[] head = new byte[4 * 1024];
    private int headLength;
    private long position;
    private long nextBlock = 2L * HEAD;
    private boolean beyondAscii;
    private final List<byte[]> blocks = new ArrayList<>();

    /** The sample of a source whose first bytes are given. */
    public static ByteSample of(byte[] bytes) {
        ByteSample sample = new ByteSample();
        sample.accept(bytes, 0, bytes.length);
        return sample;
    }

    /** Takes note of the next bytes of the source. */
    public void accept(byte[] buffer, int start, int end) {
        int from = start;
        if (headLength < HEAD) {
            from += fillHead(buffer, start, end);
        }
        if (from < end) {
            takeBlocks(buffer, from, end, position + (from - start));
        }
        position += end - start;
    }

    private int fillHead(byte[] buffer, int start, int end) {
        int taken = Math.min(HEAD - headLength, end - start);
        if (headLength + taken > head.length) {
            head = Arrays.copyOf(head, Math.min(HEAD, Math.max(headLength + taken, 2 * head.length)));
        }
        System.arraycopy(buffer, start, head, headLength, taken);
        beyondAscii |= ByteScan.firstBeyondAscii(buffer, start, start + taken) < start + taken;
        headLength += taken;
        return taken;
    }

    /** A block is taken when the next place for one lies in the buffer; the place then moves twice as far out. */
    private void takeBlocks(byte[] buffer, int from, int end, long absolute) {
        if (absolute + (end - from) > nextBlock && blocks.size() < MAX_BLOCKS) {
            int at = (int) (from + Math.max(0, nextBlock - absolute));
            keep(buffer, at, Math.min(end, at + BLOCK));
            nextBlock *= 2;
        }
        if (!beyondAscii) {
            int first = ByteScan.firstBeyondAscii(buffer, from, end);
            if (first < end) {
                int at = Math.max(from, first - 256);
                keep(buffer, at, Math.min(end, at + BLOCK));
                beyondAscii = true;
            }
        }
    }

    /** Keeps the whole lines of a block; a block without two line ends is no use. */
    private void keep(byte[] buffer, int from, int to) {
        int start = ByteScan.lineEnd(buffer, from, to);
        int end = to;
        while (end > start && !ByteScan.isLineEnd(buffer[end - 1])) {
            end--;
        }
        if (start < end) {
            blocks.add(Arrays.copyOfRange(buffer, start, end));
            beyondAscii |= ByteScan.firstBeyondAscii(buffer, start, end) < end;
        }
    }

    /** The source's first bytes. */
    byte[] head() {
        return Arrays.copyOf(head, headLength);
    }

    /** The head and the blocks, in the order of the source. */
    List<byte[]> parts() {
        List<byte[]> parts = new ArrayList<>();
        parts.add(head());
        parts.addAll(blocks);
        return parts;
    }

    /** Number of bytes seen. */
    long length() {
        return position;
    }
}
