package org.qipu.rules.repetition;

import java.util.List;
import java.util.Locale;

/**
 * A threat to win a piece, as it is shown to people. Points (0..89) are those of the game's board after the move.
 *
 * @param by the points of the pieces that make the threat, the capturer first
 * @param target the point of the threatened piece
 * @param how by what means
 * @param root how the target is protected
 */
public record Threat(List<Integer> by, int target, How how, Root root) {
    /** By what means a piece is won. */
    public enum How {
        /** The next move captures it. */
        DIRECT,
        /** A check comes first. */
        CHECKS,
        /** Another capture comes first. */
        EXCHANGE;

        /** The name in output. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How a threatened piece is protected (CXA 1999 art. 28.16). */
    public enum Root {
        /** 无根: nothing could retake. */
        NONE,
        /** 假根: a piece protects it in form only. */
        FALSE,
        /** 少根: fewer or lesser protectors than attackers, or a threat that one attacker could not carry out alone. */
        SHORT,
        /** 有根: a piece protects it. */
        TRUE;

        /** The name in output. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Copies the list. */
    public Threat {
        by = List.copyOf(by);
    }

    /** The same threat on the board that is turned so. */
    Threat on(TurnedMove board) {
        return new Threat(by.stream().map(board::square).toList(), board.square(target), how, root);
    }
}
