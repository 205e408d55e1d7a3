package org.qipu.rules.notation;

import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;

/** Positions of tests, from FEN. */
public final class TestPositions {
    private TestPositions() {}

    /** The arrangement of a FEN that has to be readable. */
    public static Setup setup(String fen) {
        return ((Fen.Read) Fen.parse(fen)).setup();
    }

    /** A new position with that arrangement. */
    public static Position of(String fen) {
        return Position.of(setup(fen));
    }
}
