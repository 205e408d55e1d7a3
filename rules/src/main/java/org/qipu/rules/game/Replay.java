package org.qipu.rules.game;

import java.util.ArrayList;
import java.util.List;
import org.qipu.rules.board.IllegalMove;
import org.qipu.rules.board.Setup;
import org.qipu.rules.notation.MoveTexts;

/**
 * What became of a record: the moves that could be played, and why it went no further. A view on its {@link Replayer},
 * valid until that replays the next record.
 */
public final class Replay {
    /**
     * A move text with several legal readings.
     *
     * @param ply the ply, 0-based, from which the readings differ
     * @param readings how many readings were possible at the same time, at most
     * @param settledBy the ply whose text left one reading only, or -1 when several are left
     */
    public record Ambiguity(int ply, int readings, int settledBy) {
        /** Whether later moves told which reading was meant. */
        public boolean isSettled() {
            return settledBy >= 0;
        }
    }

    private final GameTrace trace = new GameTrace();
    private final List<Ambiguity> ambiguities = new ArrayList<>();
    private Setup start = Setup.INITIAL;
    private Ending ending = Ending.OPEN;
    private IllegalMove why;
    private int stopCode;
    private int reachedPlies;
    private int rankBase;
    private boolean sideFlipped;

    /** The start position, with the side to move that really moved first. */
    public Setup start() {
        return start;
    }

    /** How the replay ended. */
    public Ending ending() {
        return ending;
    }

    /** The moves that were played: when {@link Ending#isStop()}, those before the stop of which there is no doubt. */
    public GameTrace trace() {
        return trace;
    }

    /** The ply, 0-based, at which the replay stopped: the number of plies in the trace. */
    public int stopPly() {
        return trace.plies();
    }

    /** Code of the text at the stop, or {@link MoveTexts#UNREADABLE} when there is none. */
    public int stopCode() {
        return stopCode;
    }

    /** Which rule the literal reading of the text breaks; to be asked for at {@link Ending#ILLEGAL_MOVE} only. */
    public IllegalMove why() {
        if (ending != Ending.ILLEGAL_MOVE) {
            throw new IllegalStateException("no illegal move, but " + ending);
        }
        return why;
    }

    /**
     * Number of plies that at least one reading could play. It is more than {@link #stopPly()} when an ambiguous move was
     * never settled.
     */
    public int reachedPlies() {
        return reachedPlies;
    }

    /** The number that the record gives to Red's back rank in coordinates, 0 or 1; 0 when nothing tells. */
    public int rankBase() {
        return rankBase;
    }

    /** Whether the first move was illegal for the side that the start position names and legal for the other. */
    public boolean sideFlipped() {
        return sideFlipped;
    }

    /** The moves with several legal readings, in their order; a copy. */
    public List<Ambiguity> ambiguities() {
        return List.copyOf(ambiguities);
    }

    void begin(Setup start, int rankBase) {
        this.start = start;
        this.rankBase = rankBase;
        ending = Ending.OPEN;
        stopCode = MoveTexts.UNREADABLE;
        reachedPlies = 0;
        sideFlipped = false;
        ambiguities.clear();
    }

    void flipSide(Setup flipped) {
        start = flipped;
        sideFlipped = true;
    }

    void add(Ambiguity ambiguity) {
        ambiguities.add(ambiguity);
    }

    void end(Ending ending, int reachedPlies) {
        this.ending = ending;
        this.reachedPlies = reachedPlies;
    }

    void stop(Ending ending, int reachedPlies, int stopCode) {
        end(ending, reachedPlies);
        this.stopCode = stopCode;
    }

    void stopIllegal(IllegalMove why, int stopCode) {
        stop(Ending.ILLEGAL_MOVE, trace.plies(), stopCode);
        this.why = why;
    }
}
