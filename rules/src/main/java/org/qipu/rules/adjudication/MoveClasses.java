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
        for (int side = 0; side < 2; side++) {
            dropPassingFollows(cycle, classes, side);
        }
        return classes;
    }

    /** To look at a rooted piece in passing is printed as idle; it is called following where a side does nothing else. */
    private void dropPassingFollows(CycleFacts cycle, List<Classified> classes, int side) {
        List<Integer> follows = new ArrayList<>();
        int moves = 0;
        for (int i = 0; i < classes.size(); i++) {
            if (cycle.plies().get(i).side() == side) {
                moves++;
                if (classes.get(i).moveClass() == MoveClass.FOLLOW) {
                    follows.add(i);
                }
            }
        }
        if (follows.size() < moves) {
            follows.forEach(i -> classes.set(i, Classified.as(MoveClass.IDLE, idle)));
        }
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
