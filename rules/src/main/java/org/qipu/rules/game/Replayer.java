package org.qipu.rules.game;

import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.MoveGenerator;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.Replay.Ambiguity;
import org.qipu.rules.notation.MoveTexts;
import org.qipu.rules.notation.Resolver;

/**
 * Plays the move texts of a record on a board, checking each, and says how far they go and why no further.
 *
 * <ul>
 *   <li>A move after mate or stalemate is no illegal move but a move after the end.
 *   <li>If the first text has no legal reading for the side that the start position names but one for the other, that
 *       other side moves first.
 *   <li>Whether ranks begin at 0 or 1 is decided once for a record: by a rank 0 or 10 anywhere in it, or else by the base
 *       that can be replayed further, and 0 when both go equally far.
 *   <li>A text with several legal readings opens as many readings of the record. Those that meet an illegal move are
 *       dropped; when one is left the matter is settled, and when several are left at the end the record counts as
 *       replayed only up to the ply where they differ.
 * </ul>
 *
 * <p>Reused and not thread-safe: one per task. A record without ambiguous texts is replayed without allocating.
 */
public final class Replayer {
    /** The largest number of readings of one record that are followed at the same time. */
    public static final int MAX_READINGS = 64;

    private final Resolver resolver = new Resolver();
    private final MoveBuffer legal = new MoveBuffer();
    private final Readings readings = new Readings(MAX_READINGS, resolver);
    private final Position position = Position.initial();
    private final Replay replay = new Replay();
    private final GameTrace trace = replay.trace();

    private Setup setup = Setup.INITIAL;
    private int[] codes = {};
    private int count;

    /**
     * Replays a record.
     *
     * @param setup the start position as the record states it
     * @param codes one move-text code a ply, see {@link MoveTexts}; not kept
     * @param count number of plies
     * @return the replay, a view that is valid until the next call
     */
    public Replay replay(Setup setup, int[] codes, int count) {
        if (!setup.replayable()) {
            trace.begin(setup.sideToMove(), 0);
            replay.begin(setup, 0);
            replay.stop(Ending.UNUSABLE_START, 0, MoveTexts.UNREADABLE);
            return replay;
        }
        this.setup = setup;
        this.codes = codes;
        this.count = count;
        int rankBase = RankBase.of(codes, count);
        attempt(Math.max(rankBase, 0));
        if (rankBase == RankBase.OPEN && replay.reachedPlies() < count) {
            int reached = replay.reachedPlies();
            attempt(1);
            if (replay.reachedPlies() <= reached) {
                attempt(0);
            }
        }
        return replay;
    }

    private void attempt(int rankBase) {
        position.set(setup);
        replay.begin(setup, rankBase);
        if (count > 0) {
            letTheFirstMoverMove(rankBase);
        }
        trace.begin(position.sideToMove(), position.key());
        int end = Math.min(count, GameTrace.MAX_PLIES);
        int ply = playPlain(0, end);
        while (ply < end && legal.size() > 1) {
            ply = playAmbiguous(ply, end);
            if (replay.ending().isStop()) {
                return;
            }
            ply = playPlain(ply, end);
        }
        if (ply < end) {
            stopAt(codes[ply]);
        } else if (count > end) {
            replay.stop(Ending.TOO_MANY_PLIES, end, codes[end]);
        } else {
            finish();
        }
    }

    private void letTheFirstMoverMove(int rankBase) {
        resolver.legalMoves(position, codes[0], rankBase, legal);
        if (legal.isEmpty() && codes[0] != MoveTexts.UNREADABLE) {
            Setup flipped = setup.withSideToMove(setup.sideToMove() ^ 1);
            position.set(flipped);
            resolver.legalMoves(position, codes[0], rankBase, legal);
            if (legal.isEmpty()) {
                position.set(setup);
            } else {
                replay.flipSide(flipped);
            }
        }
    }

    /** Plays on as long as each text has one legal reading; the ply at which that ends. */
    private int playPlain(int fromPly, int end) {
        int ply = fromPly;
        while (ply < end) {
            resolver.legalMoves(position, codes[ply], replay.rankBase(), legal);
            if (legal.size() != 1) {
                return ply;
            }
            play(legal.get(0));
            ply++;
        }
        return ply;
    }

    /** Follows all readings until one is left, and plays that; the ply to go on with, or a stop. */
    private int playAmbiguous(int fromPly, int end) {
        readings.begin(position, legal);
        int ply = fromPly + 1;
        Readings.Step step = Readings.Step.GOES_ON;
        while (readings.live() > 1 && ply < end && step == Readings.Step.GOES_ON) {
            step = readings.step(codes[ply], replay.rankBase());
            ply += step == Readings.Step.GOES_ON ? 1 : 0;
        }
        boolean settled = readings.live() == 1;
        int agreed = readings.agreedPlies();
        for (int i = 0; i < agreed; i++) {
            play(readings.move(i));
        }
        replay.add(new Ambiguity(settled ? fromPly : trace.plies(), readings.most(), settled ? ply - 1 : -1));
        if (!settled) {
            boolean tooMany = step == Readings.Step.TOO_MANY;
            int code = codes[trace.plies()];
            replay.stop(tooMany ? Ending.TOO_MANY_READINGS : Ending.AMBIGUOUS_MOVE, ply, code);
        }
        return ply;
    }

    private void play(int move) {
        position.make(move);
        trace.append(move, position.key(), position.inCheck());
    }

    private void finish() {
        trace.end(outcome());
        Ending ending = switch (trace.outcome()) {
            case OPEN -> Ending.OPEN;
            case CHECKMATE -> Ending.CHECKMATE;
            case STALEMATE -> Ending.STALEMATE;
        };
        replay.end(ending, trace.plies());
    }

    /** Says why a text without a legal reading cannot be played. */
    private void stopAt(int code) {
        trace.end(outcome());
        if (trace.outcome() != Outcome.OPEN) {
            replay.stop(Ending.MOVES_AFTER_END, trace.plies(), code);
        } else if (code == MoveTexts.UNREADABLE) {
            replay.stop(Ending.UNREADABLE_MOVE, trace.plies(), code);
        } else {
            replay.stopIllegal(resolver.why(), code);
        }
    }

    private Outcome outcome() {
        if (MoveGenerator.hasLegalMove(position)) {
            return Outcome.OPEN;
        }
        return position.inCheck() ? Outcome.CHECKMATE : Outcome.STALEMATE;
    }
}
