package org.qipu.rules.adjudication;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qipu.rules.repetition.CycleFacts;
import org.qipu.rules.repetition.PlyFacts;

/** The articles that name moves, heaviest effect first; what none of them names is idle by the last. */
public final class MoveClasses implements Naming {
    private final List<ClassRule> rules;
    private final Article idle;

    /**
     * Orders the articles.
     *
     * @param idle the article by which everything else is idle
     */
    public MoveClasses(Article idle, List<ClassRule> rules) {
        this.idle = idle;
        this.rules = List.copyOf(rules);
    }

    @Override
    public List<Classified> classify(CycleFacts cycle) {
        List<Classified> classes = new ArrayList<>();
        for (PlyFacts facts : cycle.plies()) {
            Classified named = classify(facts);
            classes.add(facts.exhausted() ? named.uncertain() : named);
        }
        return classes;
    }

    private Classified classify(PlyFacts facts) {
        for (ClassRule rule : rules) {
            Optional<Classified> named = rule.classify(facts);
            if (named.isPresent()) {
                return named.get();
            }
        }
        return Classified.as(MoveClass.IDLE, idle);
    }
}
