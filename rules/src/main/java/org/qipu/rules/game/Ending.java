package org.qipu.rules.game;

import java.util.Locale;

/** How the replay of a record ended: what its last legal move left on the board, or why it had to stop before the end. */
public enum Ending {
    /** Every move was played and the game could go on. */
    OPEN,
    /** Every move was played and the side to move is mated. */
    CHECKMATE,
    /** Every move was played and the side to move, not in check, has no legal move. */
    STALEMATE,
    /** A move is against the rules of movement, or leaves the mover's king to be taken. */
    ILLEGAL_MOVE,
    /** A text cannot be read as a move. */
    UNREADABLE_MOVE,
    /** A text has several legal readings, and no later move settled which one is meant. */
    AMBIGUOUS_MOVE,
    /** The record goes on although the side to move is mated or has no legal move. */
    MOVES_AFTER_END,
    /** The start position is not one from which a game can be replayed. */
    UNUSABLE_START,
    /** The record has more than {@link GameTrace#MAX_PLIES} plies. */
    TOO_MANY_PLIES,
    /** More than {@link Replayer#MAX_READINGS} readings of ambiguous moves are possible at the same time. */
    TOO_MANY_READINGS;

    /** The ending as it stands in tables: lower case, words joined by hyphens. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether the replay stopped before the record's last move. */
    public boolean isStop() {
        return compareTo(ILLEGAL_MOVE) >= 0;
    }
}
