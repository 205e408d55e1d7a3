package org.qipu.rules.adjudication.axf;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.Classified;
import org.qipu.rules.adjudication.MoveClass;
import org.qipu.rules.adjudication.Naming;
import org.qipu.rules.repetition.Attack;
import org.qipu.rules.repetition.CycleFacts;
import org.qipu.rules.repetition.PlyFacts;
import org.qipu.rules.repetition.Threat;

/** Names moves by what could be captured next: check, chase, exchange or idle. Mate threats are idle (rule 9). */
final class AxfNaming implements Naming {
    private final UnaryOperator<Article> edition;

    /** Takes each article as another edition has it. */
    AxfNaming(UnaryOperator<Article> edition) {
        this.edition = edition;
    }

    @Override
    public List<Classified> classify(CycleFacts cycle) {
        List<Classified> classes = new ArrayList<>();
        for (PlyFacts facts : cycle.plies()) {
            classes.add(classify(facts));
        }
        return classes;
    }

    private Classified classify(PlyFacts facts) {
        List<Threat> threats = new ArrayList<>();
        boolean offers = false;
        for (Attack attack : facts.attacks()) {
            if (AxfThreats.isNew(attack)) {
                threats.add(AxfThreats.shown(attack));
            }
            offers |= AxfThreats.isNewOffer(attack);
        }
        if (facts.check()) {
            return named(MoveClass.CHECK, AxfArticles.PERPETUAL_CHECK, threats);
        }
        if (!threats.isEmpty()) {
            return named(MoveClass.CHASE, AxfArticles.PERPETUAL_CHASE, threats);
        }
        return offers
                ? named(MoveClass.EXCHANGE, AxfArticles.EXCHANGE, threats)
                : named(MoveClass.IDLE, AxfArticles.ALLOWED, threats);
    }

    private Classified named(MoveClass moveClass, Article article, List<Threat> threats) {
        return new Classified(moveClass, edition.apply(article), threats, true);
    }
}
