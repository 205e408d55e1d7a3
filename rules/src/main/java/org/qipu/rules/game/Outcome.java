package org.qipu.rules.game;

/** What the rules of movement say about a position: whether the side to move can go on. */
public enum Outcome {
    /** The side to move has a legal move. */
    OPEN,
    /** The side to move is in check and has no legal move, 将死. */
    CHECKMATE,
    /** The side to move is not in check and has no legal move, 困毙; it has lost like one that is mated. */
    STALEMATE
}
