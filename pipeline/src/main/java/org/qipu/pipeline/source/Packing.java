package org.qipu.pipeline.source;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/** Packs pieces of work into tasks: neighbours together, so that many small files take few tasks. */
final class Packing {
    /** What opening a file costs, as the number of bytes that could be read meanwhile. */
    private static final long OPEN_COST = 64 * 1024;

    private Packing() {}

    /**
     * Packs in order; every pack holds at least one piece.
     *
     * @param bytes size of a piece in bytes
     * @param target size of a pack in bytes, exceeded by a single larger piece only
     */
    static <T> List<List<T>> pack(List<T> pieces, ToLongFunction<T> bytes, long target) {
        List<List<T>> packs = new ArrayList<>();
        List<T> pack = new ArrayList<>();
        long size = 0;
        for (T piece : pieces) {
            long cost = bytes.applyAsLong(piece) + OPEN_COST;
            if (!pack.isEmpty() && size + cost > target) {
                packs.add(pack);
                pack = new ArrayList<>();
                size = 0;
            }
            pack.add(piece);
            size += cost;
        }
        if (!pack.isEmpty()) {
            packs.add(pack);
        }
        return packs;
    }
}
