package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.qipu.rules.game.GameTrace;

/**
 * Finds the loops of a game: stretches without capture in which a position occurs for the third time, with the same
 * side to move. Reads nothing but the keys and the captures of the trace, one look-up a ply; allocates only when
 * something was found. Not thread-safe: one per task.
 */
public final class CycleFinder {
    private static final int SLOTS = 1 << 10;

    /** The last ply, counted on from game to game, whose key fell into a slot; older plies hang on by {@link #links}. */
    private final int[] heads = new int[SLOTS];

    private int[] links = new int[512];
    private int base = 1;

    /** The loop that ends with the last move; when that ends none, the latest one. */
    public Optional<Cycle> latest(GameTrace trace) {
        List<Cycle> all = all(trace);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }

    /**
     * All loops in the order in which they end. A loop that goes on is one loop, and so are the shorter loops within a
     * longer one that comes back as a whole.
     */
    public List<Cycle> all(GameTrace trace) {
        List<Cycle> found = List.of();
        prepare(trace.plies());
        int stretch = base;
        for (int ply = 0; ply <= trace.plies(); ply++) {
            if (ply > 0 && trace.isCapture(ply - 1)) {
                stretch = base + ply;
            }
            int slot = (int) trace.key(ply) & SLOTS - 1;
            int previous = heads[slot];
            links[ply] = previous;
            heads[slot] = base + ply;
            if (previous >= stretch) {
                found = addLoop(trace, ply, stretch, found);
            }
        }
        base += trace.plies() + 1;
        return found;
    }

    private void prepare(int plies) {
        if (links.length <= plies) {
            links = new int[Math.max(2 * links.length, plies + 1)];
        }
        if (base > Integer.MAX_VALUE - 2 * GameTrace.MAX_PLIES) {
            Arrays.fill(heads, 0);
            base = 1;
        }
    }

    private List<Cycle> addLoop(GameTrace trace, int ply, int stretch, List<Cycle> found) {
        int second = earlier(trace, ply, stretch);
        int first = second < 0 ? -1 : earlier(trace, second, stretch);
        if (first < 0) {
            return found;
        }
        List<Cycle> all = found.isEmpty() ? new ArrayList<>() : found;
        Cycle cycle = new Cycle(first, ply - first, 3, ply);
        if (sameMoves(trace, first, second, ply)) {
            int period = ply - second;
            int start = goesOn(all, period, ply) ? all.get(all.size() - 1).firstPly() : first;
            while (start > stretch - base && trace.move(start - 1) == trace.move(start - 1 + period)) {
                start--;
            }
            cycle = new Cycle(start, period, 1 + (ply - start) / period, ply);
        }
        while (!all.isEmpty() && continues(all.get(all.size() - 1), cycle)) {
            all.remove(all.size() - 1);
        }
        all.add(cycle);
        return all;
    }

    /** The last ply before the given one, in the stretch, at which the same position stood; -1 when there is none. */
    private int earlier(GameTrace trace, int ply, int stretch) {
        for (int at = links[ply]; at >= stretch; at = links[at - base]) {
            if (trace.key(at - base) == trace.key(ply)) {
                return at - base;
            }
        }
        return -1;
    }

    private static boolean sameMoves(GameTrace trace, int first, int second, int third) {
        if (second - first != third - second) {
            return false;
        }
        for (int ply = first; ply < second; ply++) {
            if (trace.move(ply) != trace.move(ply + third - second)) {
                return false;
            }
        }
        return true;
    }

    private static boolean goesOn(List<Cycle> found, int period, int ply) {
        Cycle last = found.isEmpty() ? new Cycle(0, 0, 0, 0) : found.get(found.size() - 1);
        return last.plies() == period && last.endPly() == ply - 1;
    }

    /** True when the later loop holds the earlier one or is the same one move on. */
    private static boolean continues(Cycle earlier, Cycle later) {
        return earlier.firstPly() >= later.firstPly() || earlier.endPly() == later.endPly() - 1;
    }
}
