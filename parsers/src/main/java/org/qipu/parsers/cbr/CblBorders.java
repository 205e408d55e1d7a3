package org.qipu.parsers.cbr;

import org.qipu.parsers.bytes.Borders;

/**
 * Where the records of a library begin. The first one is where its magic stands first behind the library's head; the others
 * begin at steps of 4,096 bytes from there. A step without the magic goes on with a record that is longer than one step,
 * and ends nothing.
 */
final class CblBorders implements Borders {
    /** Length of the library's head in front of its index. */
    static final int INDEX = 66_624;

    private static final int STEP = 4096;
    private static final byte[] MAGIC = CbrRecord.magic();

    private long position;
    private long candidate = INDEX;
    private int matched;
    private boolean firstFound;

    @Override
    public long position() {
        return position;
    }

    @Override
    public long settledTo() {
        return position - matched;
    }

    @Override
    public long find(byte[] buffer, int start, int end) {
        int i = start;
        while (i < end) {
            long skipped = matched > 0 ? 0 : Math.min(candidate - position, end - i);
            if (skipped > 0) {
                i += (int) skipped;
                position += skipped;
                continue;
            }
            if (step(buffer[i])) {
                position++;
                return position - MAGIC.length;
            }
            i++;
            position++;
        }
        return NONE;
    }

    /** Takes one byte at or behind the candidate; true when it completes a magic. */
    private boolean step(byte b) {
        if (b != MAGIC[matched]) {
            if (firstFound) {
                matched = 0;
                candidate += STEP;
            } else {
                // The magic begins with two equal letters, which is all of it that can overlap itself.
                matched = b != MAGIC[0] ? 0 : matched == 2 ? 2 : 1;
            }
            return false;
        }
        matched++;
        if (matched < MAGIC.length) {
            return false;
        }
        matched = 0;
        candidate = (firstFound ? candidate : position + 1 - MAGIC.length) + STEP;
        firstFound = true;
        return true;
    }
}
