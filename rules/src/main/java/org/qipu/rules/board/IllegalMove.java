package org.qipu.rules.board;

/**
 * Why a move is illegal, or {@link #LEGAL}. The articles are those of the rules of the Chinese Xiangqi Association of
 * 1999, which later editions and the Asian and world rules did not change in this.
 */
public enum IllegalMove {
    /** The move breaks no rule of movement. */
    LEGAL("", "the move is legal", "着法合法"),
    /** A point is not among the ninety of the board (art. 1.1). */
    OFF_BOARD("1.1", "a point lies off the board", "着点不在棋盘上"),
    /** Origin and target are the same: a move goes from one point to another (art. 2.1). */
    SAME_POINT("2.1", "the piece does not leave its point", "起点与终点相同"),
    /** Nothing stands on the origin (art. 2.1). */
    EMPTY_ORIGIN("2.1", "no piece stands on the origin", "起点没有棋子"),
    /** The piece belongs to the other side; the sides move in turn (art. 2.1). */
    OPPONENTS_PIECE("2.1", "the piece belongs to the opponent", "走动了对方的棋子"),
    /** Only a point with a piece of the opponent can be taken (art. 2.3). */
    OWN_PIECE_ON_TARGET("2.3", "an own piece stands on the target", "终点有己方棋子"),
    /** The shape of the move is none of the piece's (art. 2.2). */
    NOT_THE_PIECES_MOVE("2.2", "the piece does not move like that", "不符合该棋子的走法"),
    /** A king or advisor would leave the palace (art. 2.2). */
    OUTSIDE_PALACE("2.2", "king and advisors may not leave the palace", "将帅、士不能走出九宫"),
    /** An elephant would cross the river (art. 2.2). */
    ACROSS_RIVER("2.2", "an elephant may not cross the river", "相象不能越过河界"),
    /** A piece stands in the centre of the elephant's field (塞象眼, art. 2.2). */
    ELEPHANT_EYE("2.2", "the elephant's eye is blocked", "塞象眼"),
    /** A piece stands next to the horse in the direction it goes (蹩马腿, art. 2.2). */
    HORSE_LEG("2.2", "the horse's leg is blocked", "蹩马腿"),
    /** A piece stands between a rook and its target (art. 2.2). */
    PATH_BLOCKED("2.2", "a piece stands in the way", "行进路线上有棋子阻挡"),
    /** A cannon would jump over pieces without capturing (art. 2.2). */
    CANNON_JUMPS("2.2", "a cannon jumps only to capture", "炮不吃子时不能越子"),
    /** A cannon would capture with no piece between (art. 2.3). */
    CANNON_WITHOUT_SCREEN("2.3", "a cannon captures only over a screen", "炮吃子没有炮架"),
    /** A cannon would capture over two pieces or more (art. 2.3). */
    CANNON_SEVERAL_SCREENS("2.3", "a cannon captures over one screen only", "炮吃子隔了不止一子"),
    /** A pawn never moves back (art. 2.2). */
    PAWN_BACKWARDS("2.2", "a pawn may not move backwards", "兵卒不能后退"),
    /** A pawn would move sideways before it has crossed the river (art. 2.2). */
    PAWN_SIDEWAYS("2.2", "a pawn may not move sideways before the river", "兵卒过河前不能横走"),
    /** A king is never captured (art. 2.3): the illegal move was the one before. */
    CAPTURES_KING("2.3", "a king is never captured; the move before was illegal", "将帅不能被吃，前一着已违规"),
    /** The king was in check and still is, or is again (art. 3.1). */
    CHECK_IGNORED("3.1", "the king stays in check", "被照将而未应将"),
    /** The king was safe and moves into check, or loses its cover (art. 3.1). */
    INTO_CHECK("3.1", "the move puts the own king in check", "走后己方将帅被照将"),
    /** The kings would face each other on an open file (art. 2.2; art. 4.1.2: whoever does it loses). */
    KINGS_FACING("4.1.2", "the move leaves the kings facing", "走棋后形成将帅照面");

    private final String article;
    private final String english;
    private final String chinese;

    IllegalMove(String article, String english, String chinese) {
        this.article = article;
        this.english = english;
        this.chinese = chinese;
    }

    /**
     * Why the side to move may not move from one point to another. The first rule broken in the order shape of the
     * move, capture of the king, safety of the own king.
     *
     * @param from any number; points are 0..89
     * @param to any number; points are 0..89
     */
    public static IllegalMove why(Position position, int from, int to) {
        return IllegalMoves.why(position, from, to);
    }

    /** The article of the CXA rules of 1999 that the move breaks, such as {@code 2.2}; empty for {@link #LEGAL}. */
    public String article() {
        return article;
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
