package org.qipu.rules.adjudication;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qipu.rules.adjudication.DecisionTable.Decision;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Replay;
import org.qipu.rules.game.Replayer;
import org.qipu.rules.notation.MoveTexts;
import org.qipu.rules.repetition.Cycle;
import org.qipu.rules.repetition.CycleFacts;
import org.qipu.rules.repetition.CycleFinder;
import org.qipu.rules.repetition.CycleMoves;
import org.qipu.rules.repetition.PlyFacts;
import org.qipu.rules.repetition.SearchLimits;
import org.qipu.rules.repetition.Studies;
import org.qipu.rules.repetition.ThreatAnalyzer;

/** Judges the repetitions of games. Reused from game to game and not thread-safe: one per task. */
public final class Judge {
    private final CycleFinder finder = new CycleFinder();
    private final Replayer replayer = new Replayer();
    private final Studies studies;
    private final Map<SearchLimits, ThreatAnalyzer> analyzers = new HashMap<>();

    /** A judge that remembers the moves it has studied lately. */
    public Judge() {
        this(new Studies());
    }

    Judge(Studies studies) {
        this.studies = studies;
    }

    /**
     * Judges the loop that ends with the last move, or else the latest one.
     *
     * @param start the arrangement with which the game began
     * @param moves packed moves, see {@link Moves}
     * @param count number of moves
     * @throws IllegalArgumentException if a move is not legal
     */
    public Verdict judge(Rulebook rulebook, Setup start, int[] moves, int count) {
        int[] codes = new int[count];
        for (int ply = 0; ply < count; ply++) {
            codes[ply] = MoveTexts.squares(Moves.from(moves[ply]), Moves.to(moves[ply]));
        }
        Replay replay = replayer.replay(start, codes, count);
        if (replay.trace().plies() != count) {
            throw new IllegalArgumentException("ply " + replay.trace().plies() + " is not legal");
        }
        return judge(rulebook, replay.start(), replay.trace());
    }

    /**
     * Judges the loop that ends with the last move of a replayed game, or else the latest one.
     *
     * @param start the arrangement as played, see {@link Replay#start()}
     */
    public Verdict judge(Rulebook rulebook, Setup start, GameTrace trace) {
        Optional<Cycle> cycle = finder.latest(trace);
        return cycle.isPresent()
                ? judge(List.of(rulebook), start, trace, cycle.get()).get(0)
                : noRepetition(rulebook);
    }

    /** All loops of a game, in the order in which they end; see {@link CycleFinder#all}. */
    public List<Cycle> cycles(GameTrace trace) {
        return finder.all(trace);
    }

    /** Judges one loop by several rulebooks, which share the facts where they bound their searches alike. */
    public List<Verdict> judge(List<Rulebook> rulebooks, Setup start, GameTrace trace, Cycle cycle) {
        List<Verdict> verdicts = new ArrayList<>();
        CycleMoves moves = new CycleMoves(start, trace, cycle, studies);
        Map<SearchLimits, CycleFacts> shared = new HashMap<>();
        for (Rulebook rulebook : rulebooks) {
            CycleFacts facts =
                    shared.computeIfAbsent(rulebook.limits(), limits -> new CycleFacts(moves, analyzer(limits)));
            verdicts.add(verdict(rulebook, facts, trace));
        }
        return verdicts;
    }

    private ThreatAnalyzer analyzer(SearchLimits limits) {
        return analyzers.computeIfAbsent(limits, ThreatAnalyzer::new);
    }

    private static Verdict noRepetition(Rulebook rulebook) {
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

    private static Verdict verdict(Rulebook rulebook, CycleFacts facts, GameTrace trace) {
        List<Classified> classes = rulebook.naming().classify(facts);
        Evidence evidence = evidence(rulebook, facts, classes);
        Decision decision = decide(rulebook, facts, classes);
        boolean firm = isFirm(rulebook, facts, classes, decision.ruling());
        Ruling ruling = firm ? decision.ruling() : Ruling.UNDECIDED;
        Standing standing = Standings.of(ruling, rulebook.demand(), evidence, trace);
        return new Verdict(
                rulebook.id(),
                ruling,
                Reasons.of(ruling, evidence.red(), evidence.black()),
                Optional.of(decision.article()),
                confidence(decision.article(), classes),
                Optional.of(evidence),
                Standings.obligation(ruling, standing, facts.cycle()),
                standing);
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
