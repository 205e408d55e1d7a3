package org.qipu.rules.adjudication.common;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.qipu.rules.adjudication.Classified;
import org.qipu.rules.adjudication.Naming;
import org.qipu.rules.board.Moves;
import org.qipu.rules.repetition.CycleFacts;
import org.qipu.rules.repetition.PlyFacts;

/**
 * What a defender attacks of the guards from a drawing post is idle (CXA 1999 art. 27.3, CXA 2020 art. 26.2). A post is one
 * point: who comes to attack guards from several points within a loop holds none, but runs after them.
 */
public final class PostNaming implements Naming {
    private final Naming excusing;
    private final Naming strict;

    /**
     * Sets the two against each other.
     *
     * @param excusing names moves as if each went to a post
     * @param strict names moves as if there were no posts
     */
    public PostNaming(Naming excusing, Naming strict) {
        this.excusing = excusing;
        this.strict = strict;
    }

    @Override
    public List<Classified> classify(CycleFacts cycle) {
        List<Classified> excused = excusing.classify(cycle);
        if (cycle.plies().stream().noneMatch(ChaseRule::mayHoldPost)) {
            return excused;
        }
        List<Classified> other = strict.classify(cycle);
        boolean[] holdsPost = {points(cycle, excused, other, 0) <= 1, points(cycle, excused, other, 1) <= 1};
        List<Classified> names = new ArrayList<>();
        for (int i = 0; i < excused.size(); i++) {
            boolean post = holdsPost[cycle.plies().get(i).side()];
            names.add(post ? excused.get(i) : other.get(i));
        }
        return names;
    }

    @Override
    public boolean allAttack(CycleFacts cycle) {
        return excusing.allAttack(cycle)
                || cycle.plies().stream().anyMatch(ChaseRule::mayHoldPost)
                        && strict.allAttack(cycle)
                        && Naming.super.allAttack(cycle);
    }

    /** The number of points to which a side makes moves that are excused. */
    private static int points(CycleFacts cycle, List<Classified> excused, List<Classified> other, int side) {
        Set<Integer> points = new HashSet<>();
        for (int i = 0; i < excused.size(); i++) {
            PlyFacts facts = cycle.plies().get(i);
            boolean attacks = other.get(i).moveClass().attacks();
            if (facts.side() == side && attacks && !excused.get(i).moveClass().attacks()) {
                points.add(Moves.to(facts.move()));
            }
        }
        return points.size();
    }
}
