package org.qipu.pipeline.audit;

import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Position;

/** Pieces that one side gives up before the game (让子). */
public final class Odds {
    private static final String INITIAL = Fen.write(Position.initial());

    private Odds() {}

    /** Whether a start position, as FEN, is the initial one but for pieces of one side that are missing. */
    public static boolean inPosition(String fen) {
        return !fen.equals(INITIAL)
                && Fen.parse(fen) instanceof Fen.Read read
                && KindRule.isInitialOrOdds(read.setup());
    }
}
