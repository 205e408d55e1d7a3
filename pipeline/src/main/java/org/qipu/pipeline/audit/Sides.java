package org.qipu.pipeline.audit;

import org.qipu.rules.board.Pieces;

/** Names of the sides, 0 red and 1 black. */
public final class Sides {
    private Sides() {}

    /** The name in tables and JSON. */
    public static String id(int side) {
        return side == Pieces.RED ? "red" : "black";
    }

    /** The name in English sentences. */
    public static String english(int side) {
        return side == Pieces.RED ? "Red" : "Black";
    }

    /** The name in Chinese sentences. */
    public static String chinese(int side) {
        return side == Pieces.RED ? "红方" : "黑方";
    }
}
