package org.qipu.rules.board;

/** Why a text is no FEN of a xiangqi position. */
public enum FenProblem {
    /** Nothing but white space. */
    EMPTY_TEXT("the FEN is empty", "FEN 为空"),
    /** A character that is no piece, no digit 1-9 and no rank separator. */
    UNKNOWN_CHARACTER("a character that FEN does not know", "FEN 中有无法识别的字符"),
    /** {@code X} or {@code x}: a covered piece of jieqi (揭棋), which is another game. */
    COVERED_PIECE("a covered piece: this is jieqi, not xiangqi", "有暗子，是揭棋而不是象棋"),
    /**
     * {@code G} or {@code M} in a text that does not show its meaning: {@code G} is guard (advisor) beside K but may be
     * general (king) without one, and beside A it cannot be the advisor; {@code M} is minister (elephant) but beside B
     * or E may be mandarin (advisor).
     */
    AMBIGUOUS_LETTER("G or M with more than one possible meaning", "字母 G 或 M 含义不明"),
    /** A rank holds more than nine points. */
    RANK_TOO_LONG("a rank has more than nine points", "某一横线超过九个点"),
    /** A rank holds fewer than nine points. */
    RANK_TOO_SHORT("a rank has fewer than nine points", "某一横线不足九个点"),
    /** Fewer than ten ranks. */
    TOO_FEW_RANKS("fewer than ten ranks", "横线不足十条"),
    /** More than ten ranks. */
    TOO_MANY_RANKS("more than ten ranks", "横线超过十条"),
    /** The second field is neither a side nor a counter. */
    UNKNOWN_SIDE("the side to move is neither w, r nor b", "走棋方既不是 w、r 也不是 b");

    private final String english;
    private final String chinese;

    FenProblem(String english, String chinese) {
        this.english = english;
        this.chinese = chinese;
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
