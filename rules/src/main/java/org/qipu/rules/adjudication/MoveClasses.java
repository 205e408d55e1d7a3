package org.qipu.rules.adjudication;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qipu.rules.repetition.CycleFacts;
import org.qipu.rules.repetition.PlyFacts;

/**
 * The articles that name moves, heaviest effect first: those that name attacks, and those that name what is left by them.
 * What none of them names is idle by the last.
 */
public final class MoveClasses implements Naming {
    private final List<ClassRule> attacks;
    private final List<ClassRule> others;
    private final Article idle;

    /**
     * Orders the articles.
     *
     * @param idle the article by which everything else is idle
     * @param attacks what is a check, a kill or a chase
     * @param others what is called otherwise
     */
    public MoveClasses(Article idle, List<ClassRule> attacks, List<ClassRule> others) {
        this.idle = idle;
        this.attacks = List.copyOf(attacks);
        this.others = List.copyOf(others);
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

    @Override
    public boolean allAttack(CycleFacts cycle) {
        return cycle.plies().stream().allMatch(this::attacks);
    }

    private boolean attacks(PlyFacts facts) {
        return attacks.stream().anyMatch(rule -> rule.names(facts));
    }

    private Classified classify(PlyFacts facts) {
        return first(attacks, facts)
                .or(() -> first(others, facts))
                .orElseGet(() -> Classified.as(MoveClass.IDLE, idle));
    }

    private static Optional<Classified> first(List<ClassRule> rules, PlyFacts facts) {
        for (ClassRule rule : rules) {
            Optional<Classified> named = rule.classify(facts);
            if (named.isPresent()) {
                return named;
            }
        }
        return Optional.empty();
    }
}
