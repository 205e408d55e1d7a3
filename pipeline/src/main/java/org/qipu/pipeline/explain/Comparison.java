package org.qipu.pipeline.explain;

import java.util.Locale;
import java.util.OptionalInt;
import org.qipu.parsers.record.GameResult;
import org.qipu.rules.adjudication.Ruling;
import org.qipu.rules.adjudication.Verdict;
import org.qipu.rules.board.Pieces;

/** The ruling on a cycle against the recorded result. A record names no arbiter, so that much stays open. */
public enum Comparison {
    /** The recorded result is what the ruling makes. */
    AGREES,
    /** The recorded result is another than the ruling makes. */
    CONTRADICTS,
    /** The side that had to change did so in time: the ruling had no effect. */
    CHANGED_IN_TIME,
    /** The record stops with the third occurrence, before the side that had to change could fail to. */
    STOPPED_BEFORE_THE_DUTY,
    /** The game went on after a cycle that makes a draw: one could be had, nothing else follows. */
    DRAW_WAS_TO_BE_HAD,
    /** There is no recorded result to compare. */
    NO_RECORDED_RESULT,
    /** The ruling is open. */
    UNDECIDED;

    /** The name in output. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * Compares.
     *
     * @param verdict the verdict on a cycle
     * @param recorded the recorded result
     * @param wentOn whether moves followed the cycle
     */
    static Comparison of(Verdict verdict, GameResult recorded, boolean wentOn) {
        return switch (verdict.ruling()) {
            case UNDECIDED, NONE -> UNDECIDED;
            case DRAW -> wentOn ? DRAW_WAS_TO_BE_HAD : against(recorded, GameResult.DRAW, CONTRADICTS);
            case RED_LOSES, BLACK_LOSES -> ofDuty(verdict, recorded, wentOn);
        };
    }

    /** The result that a ruling makes if the cycle goes on; unknown when it makes none. */
    public static GameResult resultOf(Ruling ruling) {
        return switch (ruling) {
            case RED_LOSES -> GameResult.BLACK_WINS;
            case BLACK_LOSES -> GameResult.RED_WINS;
            case DRAW -> GameResult.DRAW;
            case NONE, UNDECIDED -> GameResult.UNKNOWN;
        };
    }

    /** The side that a ruling is against: 0 red, 1 black; empty for a ruling against none. */
    public static OptionalInt loser(Ruling ruling) {
        return switch (ruling) {
            case RED_LOSES -> OptionalInt.of(Pieces.RED);
            case BLACK_LOSES -> OptionalInt.of(Pieces.BLACK);
            case DRAW, NONE, UNDECIDED -> OptionalInt.empty();
        };
    }

    private static Comparison ofDuty(Verdict verdict, GameResult recorded, boolean wentOn) {
        if (verdict.obligation().orElseThrow().heeded()) {
            return CHANGED_IN_TIME;
        }
        boolean stopped = !wentOn && verdict.evidence().orElseThrow().cycle().occurrences() == 3;
        return against(recorded, resultOf(verdict.ruling()), stopped ? STOPPED_BEFORE_THE_DUTY : CONTRADICTS);
    }

    private static Comparison against(GameResult recorded, GameResult ruled, Comparison otherwise) {
        if (recorded == GameResult.UNKNOWN) {
            return NO_RECORDED_RESULT;
        }
        return recorded == ruled ? AGREES : otherwise;
    }
}
