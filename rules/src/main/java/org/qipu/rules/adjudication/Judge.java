package org.qipu.rules.adjudication;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Replay;
import org.qipu.rules.game.Replayer;
import org.qipu.rules.notation.MoveTexts;
import org.qipu.rules.repetition.Cycle;
import org.qipu.rules.repetition.CycleFacts;
import org.qipu.rules.repetition.CycleFinder;
import org.qipu.rules.repetition.CycleMoves;
import org.qipu.rules.repetition.SearchLimits;
import org.qipu.rules.repetition.Studies;
import org.qipu.rules.repetition.Suspicion;
import org.qipu.rules.repetition.ThreatAnalyzer;

/** Judges the repetitions of games. Reused from game to game and not thread-safe: one per task. */
public final class Judge {
    /** How often a position occurs in what is a loop at all. */
    private static final int FOLDS = 3;

    private static final Comparator<Verdict> BY_END = Comparator.comparingInt(
            verdict -> verdict.evidence().orElseThrow().cycle().endPly());

    private final CycleFinder finder = new CycleFinder();
    private final Map<String, LongRuns> longRuns = new HashMap<>();
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
     * Judges the loop that ends with the last move, or else the latest one; where there is none, the latest long run of
     * attacks.
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
     * Judges the loop that ends with the last move of a replayed game, or else the latest one; where there is none, the
     * latest long run of attacks.
     *
     * @param start the arrangement as played, see {@link Replay#start()}
     */
    public Verdict judge(Rulebook rulebook, Setup start, GameTrace trace) {
        Verdict latest = Verdicts.noRepetition(rulebook);
        for (Verdict verdict : all(List.of(rulebook), start, trace, FOLDS)) {
            if (isLoop(verdict) || !isLoop(latest)) {
                latest = verdict;
            }
        }
        return latest;
    }

    /**
     * Judges all loops of a game, and the long runs of attacks in it where a rulebook asks for them. Allocates nothing
     * when there is nothing of the kind.
     *
     * @param start the arrangement as played, see {@link Replay#start()}
     * @param folds how often a position must occur for its loop to be judged
     * @return a verdict a stretch and rulebook, by the end of the stretch, then in the order of the rulebooks
     */
    public List<Verdict> all(List<Rulebook> rulebooks, Setup start, GameTrace trace, int folds) {
        List<Verdict> verdicts = List.of();
        List<Cycle> cycles = finder.all(trace);
        for (int i = 0; i < cycles.size(); i++) {
            if (cycles.get(i).occurrences() >= folds) {
                verdicts = join(verdicts, judge(rulebooks, start, trace, cycles.get(i)));
            }
        }
        if (verdicts.size() > rulebooks.size()) {
            verdicts = new Duties(this, rulebooks, new Played(start, trace)).followedUp(verdicts);
        }
        for (int i = 0; i < rulebooks.size(); i++) {
            Optional<LongRunClause> clause = rulebooks.get(i).demand().longRuns();
            if (clause.isPresent()) {
                LongRuns runs = longRuns(rulebooks.get(i), clause.get());
                verdicts = join(verdicts, runs.verdicts(start, trace, verdicts));
            }
        }
        if (verdicts.size() > 1) {
            verdicts.sort(BY_END);
        }
        return verdicts;
    }

    /** All loops of a game, in the order in which they end; see {@link CycleFinder#all}. */
    public List<Cycle> cycles(GameTrace trace) {
        return finder.all(trace);
    }

    /** Judges one stretch by several rulebooks, which share the facts where they bound their searches alike. */
    public List<Verdict> judge(List<Rulebook> rulebooks, Setup start, GameTrace trace, Suspicion stretch) {
        List<Verdict> verdicts = new ArrayList<>();
        CycleMoves moves = new CycleMoves(start, trace, stretch, studies);
        Map<SearchLimits, CycleFacts> shared = new HashMap<>();
        for (Rulebook rulebook : rulebooks) {
            CycleFacts facts =
                    shared.computeIfAbsent(rulebook.limits(), limits -> new CycleFacts(moves, analyzer(limits)));
            verdicts.add(Verdicts.of(rulebook, facts, trace));
        }
        return verdicts;
    }

    /** The facts of a stretch as a rulebook bounds their searches. */
    CycleFacts facts(Rulebook rulebook, Played game, Suspicion stretch) {
        CycleMoves moves = new CycleMoves(game.start(), game.trace(), stretch, studies);
        return new CycleFacts(moves, analyzer(rulebook.limits()));
    }

    private LongRuns longRuns(Rulebook rulebook, LongRunClause clause) {
        if (!longRuns.containsKey(rulebook.id())) {
            longRuns.put(rulebook.id(), new LongRuns(this, rulebook, clause));
        }
        return longRuns.get(rulebook.id());
    }

    private ThreatAnalyzer analyzer(SearchLimits limits) {
        return analyzers.computeIfAbsent(limits, ThreatAnalyzer::new);
    }

    private static boolean isLoop(Verdict verdict) {
        return verdict.evidence().filter(e -> e.cycle() instanceof Cycle).isPresent();
    }

    private static List<Verdict> join(List<Verdict> some, List<Verdict> more) {
        if (some.isEmpty() || more.isEmpty()) {
            return some.isEmpty() ? more : some;
        }
        some.addAll(more);
        return some;
    }
}
