package org.qipu.rules.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Position;
import org.qipu.rules.notation.Resolver;

/**
 * What a run of move texts can mean from an ambiguous one on: every reading that is still possible, each with its own
 * position. Later moves that are illegal in a reading drop it. Allocates, as an ambiguous record is rare; the readings
 * are kept for the next one.
 */
final class Readings {
    private static final class Reading {
        private final Position position = Position.initial();
        private int[] moves = new int[64];
        private int size;

        private void restart(Position from) {
            position.copyFrom(from);
            size = 0;
        }

        private void copy(Reading other) {
            position.copyFrom(other.position);
            if (moves.length < other.size) {
                moves = new int[other.moves.length];
            }
            System.arraycopy(other.moves, 0, moves, 0, other.size);
            size = other.size;
        }

        private void play(int move) {
            if (size == moves.length) {
                moves = Arrays.copyOf(moves, 2 * size);
            }
            moves[size++] = move;
            position.make(move);
        }
    }

    private final int limit;
    private final Resolver resolver;
    private final MoveBuffer legal = new MoveBuffer();
    private final List<Reading> idle = new ArrayList<>();
    private List<Reading> live = new ArrayList<>();
    private List<Reading> next = new ArrayList<>();
    private int most;

    Readings(int limit, Resolver resolver) {
        this.limit = limit;
        this.resolver = resolver;
    }

    /** Begins with one reading for each of the moves, all legal in the position; there are at most {@code limit}. */
    void begin(Position position, MoveBuffer moves) {
        idle.addAll(live);
        live.clear();
        for (int i = 0; i < moves.size(); i++) {
            Reading reading = unused();
            reading.restart(position);
            reading.play(moves.get(i));
            live.add(reading);
        }
        most = live.size();
    }

    /** What a move text did to the readings. */
    enum Step {
        /** At least one reading goes on. */
        GOES_ON,
        /** No reading has a legal move of that text; they stay as they were. */
        NONE_GOES_ON,
        /** More readings than the limit would be needed. */
        TOO_MANY
    }

    /** Plays a move text in every reading. */
    Step step(int code, int rankBase) {
        next.clear();
        for (Reading reading : live) {
            resolver.legalMoves(reading.position, code, rankBase, legal);
            if (next.size() + legal.size() > limit) {
                return Step.TOO_MANY;
            }
            fork(reading);
        }
        if (next.isEmpty()) {
            return Step.NONE_GOES_ON;
        }
        for (Reading reading : live) {
            if (!next.contains(reading)) {
                idle.add(reading);
            }
        }
        List<Reading> former = live;
        live = next;
        next = former;
        most = Math.max(most, live.size());
        return Step.GOES_ON;
    }

    /** Number of readings that are possible. */
    int live() {
        return live.size();
    }

    /** The largest number of readings that were possible at the same time. */
    int most() {
        return most;
    }

    /** Number of plies, from the ambiguous one on, in which all readings agree. */
    int agreedPlies() {
        Reading first = live.get(0);
        int agreed = first.size;
        for (Reading reading : live) {
            int differs = Arrays.mismatch(first.moves, 0, agreed, reading.moves, 0, Math.min(agreed, reading.size));
            agreed = differs < 0 ? agreed : differs;
        }
        return agreed;
    }

    /** A move of the first reading. */
    int move(int index) {
        return live.get(0).moves[index];
    }

    private void fork(Reading reading) {
        if (legal.size() == 0) {
            return;
        }
        next.add(reading);
        for (int i = 1; i < legal.size(); i++) {
            Reading fork = unused();
            fork.copy(reading);
            fork.play(legal.get(i));
            next.add(fork);
        }
        reading.play(legal.get(0));
    }

    private Reading unused() {
        return idle.isEmpty() ? new Reading() : idle.remove(idle.size() - 1);
    }
}
