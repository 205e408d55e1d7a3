package org.qipu.rules.adjudication;

/**
 * What all moves of a side in a loop amount to.
 *
 * @param kind the name
 * @param rank how heavy its chases weigh where a rulebook ranks them
 */
public record Conduct(Kind kind, Rank rank) {
    /** Names of conducts. */
    public enum Kind {
        /** 长将: every move checks. */
        PERPETUAL_CHECK("perpetual-check", "长将"),
        /** 长杀: every move threatens mate. */
        PERPETUAL_KILL("perpetual-kill", "长杀"),
        /** 长捉: every move chases. */
        PERPETUAL_CHASE("perpetual-chase", "长捉"),
        /** 一将一杀: every move checks or threatens mate. */
        CHECK_AND_KILL("check-and-kill", "一将一杀"),
        /** 一将一捉: every move checks or chases. */
        CHECK_AND_CHASE("check-and-chase", "一将一捉"),
        /** 一杀一捉: every move threatens mate or chases. */
        KILL_AND_CHASE("kill-and-chase", "一杀一捉"),
        /** 将杀捉: every move is one of the three and all three occur. */
        CHECK_KILL_AND_CHASE("check-kill-and-chase", "将杀捉"),
        /** Every move chases, but not always the same piece, where a rulebook allows that. */
        CHASES_IN_TURN("chases-in-turn", "轮捉"),
        /** 闲: what is allowed. */
        IDLE("idle", "闲");

        private final String id;
        private final String chinese;

        Kind(String id, String chinese) {
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
    }

    /** Weight of the chases of a conduct. */
    public enum Rank {
        /** No chase, or one that is not ranked below others. */
        FULL,
        /** At least one chase that is ranked below others. */
        LESSER
    }

    /** A conduct that is not ranked below others of its kind. */
    public static Conduct of(Kind kind) {
        return new Conduct(kind, Rank.FULL);
    }

    /** True when the kind is the one given. */
    public boolean is(Kind other) {
        return kind == other;
    }
}
