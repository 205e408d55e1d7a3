package org.qipu.rules.board;

/** What can be wrong with a {@link Setup}. Only {@link #fatal()} flaws keep a game from being replayed. */
public enum SetupFlaw {
    /** A side has two kings or more, so check has no meaning; the only fatal flaw. */
    SEVERAL_KINGS("a side has more than one king", "一方有多个将帅"),
    /** A side has no king; it is replayed as a side that is never in check. */
    NO_KING("a side has no king", "一方没有将帅"),
    /** A side has more of a kind than art. 1.2 gives: 2 rooks, horses, cannons, elephants and advisors, 5 pawns. */
    TOO_MANY_OF_A_KIND("a side has more pieces of a kind than a set holds", "某种棋子超过规定数目"),
    /** A king stands outside its own palace (art. 2.2). */
    KING_OUTSIDE_PALACE("a king stands outside its palace", "将帅不在九宫内"),
    /** An advisor stands off the five points it can ever reach (art. 2.2). */
    ADVISOR_OFF_ITS_POINTS("an advisor stands where none can come", "士在不可能的位置"),
    /** An elephant stands off the seven points it can ever reach (art. 2.2). */
    ELEPHANT_OFF_ITS_POINTS("an elephant stands where none can come", "相象在不可能的位置"),
    /** A pawn stands behind its starting rank, or before the river on a file that no pawn starts on (art. 2.2). */
    PAWN_OFF_ITS_POINTS("a pawn stands where none can come", "兵卒在不可能的位置"),
    /** The side to move could capture the king, so the move before was illegal (art. 3.1); facing kings included. */
    OPPONENT_IN_CHECK("the side not to move is in check", "非走棋方正被将军"),
    /** The kings face each other on an open file (art. 2.2, 4.1.2). */
    KINGS_FACING("the kings face each other", "将帅照面");

    private final String english;
    private final String chinese;

    SetupFlaw(String english, String chinese) {
        this.english = english;
        this.chinese = chinese;
    }

    /** True when a position with this flaw cannot be replayed. */
    public boolean fatal() {
        return this == SEVERAL_KINGS;
    }

    /** One clause in English. */
    public String english() {
        return english;
    }

    /** One clause in Chinese. */
    public String chinese() {
        return chinese;
    }
}
