package org.qipu.rules.adjudication;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qipu.rules.adjudication.DecisionTable.Decision;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.repetition.CycleFacts;
import org.qipu.rules.repetition.LongRun;
import org.qipu.rules.repetition.PlyFacts;

/** Makes the verdict of a rulebook on a stretch of a game. */
final class Verdicts {
    private Verdicts() {}

    /** What a rulebook says of a game in which nothing is to be judged. */
    static Verdict noRepetition(Rulebook rulebook) {
        return new Verdict(
                rulebook.id(),
                Ruling.NONE,
                Reasons.NO_REPETITION,
                Optional.empty(),
                SourceGrade.PRIMARY,
                Optional.empty(),
                Optional.empty(),
                Standing.NOTHING_DUE);
    }

    /** What a rulebook says of a stretch. */
    static Verdict of(Rulebook rulebook, CycleFacts facts, GameTrace trace) {
        List<Classified> classes = rulebook.naming().classify(facts);
        Evidence evidence = evidence(rulebook, facts, classes);
        Decision decision = decide(rulebook, facts, classes);
        boolean firm = isFirm(rulebook, facts, classes, decision.ruling());
        Ruling ruling = firm ? decision.ruling() : Ruling.UNDECIDED;
        Standing standing = Standings.of(ruling, rulebook.demand(), evidence, trace);
        Article article = article(rulebook, facts, decision);
        return new Verdict(
                rulebook.id(),
                ruling,
                Reasons.of(ruling, evidence.red(), evidence.black()),
                Optional.of(article),
                confidence(article, classes),
                Optional.of(evidence),
                Standings.obligation(ruling, standing, facts.cycle()),
                standing);
    }

    private static Article article(Rulebook rulebook, CycleFacts facts, Decision decision) {
        boolean run = facts.cycle() instanceof LongRun;
        return run
                ? rulebook.demand().longRuns().map(LongRunClause::article).orElse(decision.article())
                : decision.article();
    }

    private static Decision decide(Rulebook rulebook, CycleFacts facts, List<Classified> classes) {
        Conduct red = rulebook.folding().conduct(facts, classes, Pieces.RED);
        Conduct black = rulebook.folding().conduct(facts, classes, Pieces.BLACK);
        return rulebook.table()
                .decide(red, black)
                .orElseThrow(() -> new IllegalStateException(rulebook.id() + " has no row for " + red + ", " + black));
    }

    /** True when the ruling is the same whatever the moves are called whose searches met a bound. */
    private static boolean isFirm(Rulebook rulebook, CycleFacts facts, List<Classified> classes, Ruling ruling) {
        if (classes.stream().allMatch(Classified::certain)) {
            return true;
        }
        for (MoveClass other : List.of(MoveClass.IDLE, MoveClass.CHASE, MoveClass.JOINT_CHASE)) {
            List<Classified> read = classes.stream()
                    .map(named -> named.certain() ? named : named.renamed(other))
                    .toList();
            if (decide(rulebook, facts, read).ruling() != ruling) {
                return false;
            }
        }
        return true;
    }

    private static Evidence evidence(Rulebook rulebook, CycleFacts facts, List<Classified> classes) {
        List<Evidence.JudgedMove> moves = new ArrayList<>();
        for (int i = 0; i < classes.size(); i++) {
            PlyFacts ply = facts.plies().get(i);
            int number = facts.cycle().judgedFrom() + i;
            moves.add(new Evidence.JudgedMove(number, ply.side(), ply.move(), facts.notation(i), classes.get(i)));
        }
        Conduct red = rulebook.folding().conduct(facts, classes, Pieces.RED);
        Conduct black = rulebook.folding().conduct(facts, classes, Pieces.BLACK);
        return new Evidence(facts.cycle(), red, black, moves);
    }

    private static SourceGrade confidence(Article article, List<Classified> classes) {
        SourceGrade grade = article.grade();
        for (Classified named : classes) {
            grade = grade.weaker(named.article().grade());
        }
        return grade;
    }
}
