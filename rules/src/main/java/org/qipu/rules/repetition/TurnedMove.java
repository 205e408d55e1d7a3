package org.qipu.rules.repetition;

/** A move of a game with its study, which is made on a turned board. */
public final class TurnedMove {
    private final int side;
    private final int move;
    private final Orientation orientation;
    private final MoveStudy study;

    TurnedMove(int side, int move, Orientation orientation, MoveStudy study) {
        this.side = side;
        this.move = move;
        this.orientation = orientation;
        this.study = study;
    }

    /** The side that moved, 0 red or 1 black. */
    int side() {
        return side;
    }

    /** The packed move as it was made. */
    int move() {
        return move;
    }

    MoveStudy study() {
        return study;
    }

    /** The point (0..89) of one board that stands for a point of the other. */
    int square(int square) {
        return orientation.square(square);
    }
}
