package org.qipu.rules.adjudication.common;

import java.util.Optional;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.ClassRule;
import org.qipu.rules.adjudication.Classified;
import org.qipu.rules.adjudication.MoveClass;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.repetition.MateThreat;
import org.qipu.rules.repetition.PlyFacts;

/** The short articles. */
public final class CommonRules {
    private CommonRules() {}

    /** A move that attacks the king is a check. */
    public static ClassRule check(Article article) {
        return facts -> when(facts.check(), MoveClass.CHECK, article);
    }

    /** Whatever a king threatens, or lets others threaten, by stepping out of check is idle. */
    public static ClassRule kingAnswersCheck(Article article) {
        return facts -> when(isKingAnsweringCheck(facts), MoveClass.IDLE, article);
    }

    /** A rule that names no move by which a king steps out of check. */
    public static ClassRule unlessKingAnswersCheck(ClassRule rule) {
        return new ClassRule() {
            @Override
            public Optional<Classified> classify(PlyFacts facts) {
                return isKingAnsweringCheck(facts) ? Optional.empty() : rule.classify(facts);
            }

            @Override
            public boolean names(PlyFacts facts) {
                return !isKingAnsweringCheck(facts) && rule.names(facts);
            }
        };
    }

    private static boolean isKingAnsweringCheck(PlyFacts facts) {
        return facts.answersCheck() && facts.moverKind() == Pieces.KING;
    }

    /**
     * A move that threatens mate by checks is a kill. The mate must not have been there already, as near and in the same
     * way; when the moved piece is only offered for one of the same value, the exchange is what the move is about.
     */
    public static ClassRule kill(Article article) {
        return facts -> {
            MateThreat mate = facts.mate();
            return when(mate.exists() && mate.isNew() && !mate.tradedOff(), MoveClass.KILL, article);
        };
    }

    /** A move that offers an exchange which was not offered before. */
    public static ClassRule exchange(Article article) {
        return facts -> when(facts.offersExchange(), MoveClass.EXCHANGE, article);
    }

    /**
     * A move that offers an unrooted piece which a piece of the same kind may take without being mated or losing material
     * for it.
     */
    public static ClassRule sacrifice(Article article) {
        return facts -> when(facts.offersSacrifice(), MoveClass.SACRIFICE, article);
    }

    /** A move by which a rook, horse or cannon comes to attack a rooted rook, horse or cannon. */
    public static ClassRule follow(Article article) {
        return facts -> when(facts.followsRooted(), MoveClass.FOLLOW, article);
    }

    /** A piece other than the king that steps, not in check, between a mating rook or cannon and where it would mate. */
    public static ClassRule block(Article article) {
        return facts -> when(
                facts.moverKind() != Pieces.KING && !facts.answersCheck() && facts.blocksMate(),
                MoveClass.BLOCK,
                article);
    }

    private static Optional<Classified> when(boolean condition, MoveClass moveClass, Article article) {
        return condition ? Optional.of(Classified.as(moveClass, article)) : Optional.empty();
    }
}
