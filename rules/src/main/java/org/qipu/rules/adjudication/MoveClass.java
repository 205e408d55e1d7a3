package org.qipu.rules.adjudication;

/** What a single move is called. */
public enum MoveClass {
    /** It attacks the king. */
    CHECK("check", "将"),
    /** It threatens mate by checks. */
    KILL("kill", "杀"),
    /** It threatens to win a piece. */
    CHASE("chase", "捉"),
    /** It threatens to win a piece that two or more pieces must attack together, or that is rooted too weakly. */
    JOINT_CHASE("joint-chase", "联合捉"),
    /** It offers an even exchange. */
    EXCHANGE("exchange", "兑"),
    /** It offers a piece for nothing. */
    SACRIFICE("sacrifice", "献"),
    /** It blocks a piece of the opponent. */
    BLOCK("block", "拦"),
    /** It follows a rooted piece. */
    FOLLOW("follow", "跟"),
    /** None of the others. */
    IDLE("idle", "闲");

    private final String id;
    private final String chinese;

    MoveClass(String id, String chinese) {
        this.id = id;
        this.chinese = chinese;
    }

    /** The name in output. */
    public String id() {
        return id;
    }

    /** The term of Chinese rulebooks. */
    public String chinese() {
        return chinese;
    }

    /** True for 打: check, kill and chase. */
    public boolean attacks() {
        return this == CHECK || this == KILL || chases();
    }

    /** True for a chase of either grade. */
    public boolean chases() {
        return this == CHASE || this == JOINT_CHASE;
    }
}
