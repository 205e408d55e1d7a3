package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.List;
import org.qipu.rules.board.Moves;
import org.qipu.rules.game.GameTrace;

/**
 * Finds the stretches of a game in which a side may have attacked on every move: no capture, each of its moves made by
 * the piece that it moved before or next to a check, on some number of points or more. Reads moves and checks alone;
 * allocates only when something was found.
 */
public final class LongRunFinder {
    private static final int HALF = 64;

    private final int rounds;
    private final int points;

    /** Looks for runs of at least so many moves of a side that went to at least so many points. */
    public LongRunFinder(int rounds, int points) {
        this.rounds = rounds;
        this.points = points;
    }

    /** The stretches of both sides, none of which could be longer; by side, then in the order of the game. */
    public List<LongRun> candidates(GameTrace trace) {
        List<LongRun> found = List.of();
        for (int first = 0; first < 2; first++) {
            int start = first;
            for (int ply = first; ply < trace.plies(); ply += 2) {
                if (ply > start && goesOn(trace, ply)) {
                    continue;
                }
                found = add(trace, start, ply - 2, found);
                start = trace.isCapture(ply) ? ply + 2 : ply;
            }
            found = add(trace, start, lastOf(first, trace.plies()), found);
        }
        return found;
    }

    /** The part of a stretch that begins with one ply of its side and ends with another, when it is long enough. */
    public List<LongRun> part(GameTrace trace, int from, int last) {
        return add(trace, from, last, List.of());
    }

    /** Number of moves of one side that make a run. */
    public int rounds() {
        return rounds;
    }

    private static int lastOf(int first, int plies) {
        return first + (plies - 1 - first) / 2 * 2;
    }

    private static boolean goesOn(GameTrace trace, int ply) {
        if (trace.isCapture(ply) || trace.isCapture(ply - 1)) {
            return false;
        }
        boolean samePiece = Moves.from(trace.move(ply)) == Moves.to(trace.move(ply - 2));
        return samePiece || trace.isCheck(ply) || trace.isCheck(ply - 2);
    }

    private List<LongRun> add(GameTrace trace, int start, int last, List<LongRun> found) {
        if (last - start < 2 * (rounds - 1) || !isWide(trace, start, last)) {
            return found;
        }
        List<LongRun> all = found.isEmpty() ? new ArrayList<>() : found;
        all.add(new LongRun(trace.side(start), start, last - start + 1, start + 2 * rounds - 1));
        return all;
    }

    private boolean isWide(GameTrace trace, int start, int last) {
        long low = 0;
        long high = 0;
        for (int ply = start; ply <= last; ply += 2) {
            int to = Moves.to(trace.move(ply));
            low |= to < HALF ? 1L << to : 0;
            high |= to < HALF ? 0 : 1L << to - HALF;
        }
        return Long.bitCount(low) + Long.bitCount(high) >= points;
    }
}
