package org.qipu.rules.repetition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.qipu.rules.board.Moves;

/**
 * The searches about one move within some limits. Each question is searched once. Where rulebooks differ only in what a
 * given pawn is worth, the answer found for one is taken over for the other unless a pawn was given on some line; and so
 * is one found for a loop of another length, which differs in the positions that may be visited.
 */
final class MoveSearches {
    private final MoveStudy study;
    private final ThreatAnalyzer analyzer;
    private final int nodes;
    private final List<MoveSearches> twins;
    private final Map<Question, Answer<?>> answers = new HashMap<>();

    private Optional<GainFacts> gains = Optional.empty();
    private int nodesLeft;
    private boolean exhausted;

    /** What is asked, and of which threat if of one. */
    private record Question(Kind kind, Optional<NewGain> threat) {
        Question(Kind kind) {
            this(kind, Optional.empty());
        }
    }

    private enum Kind {
        MATE,
        CREATED,
        OFFERS_SACRIFICE,
        BLOCKS_MATE,
        JOINT,
        EXISTED_ON_THE_SPOT
    }

    MoveSearches(MoveStudy study, ThreatAnalyzer analyzer, int nodes, List<MoveSearches> twins) {
        this.study = study;
        this.analyzer = analyzer;
        this.nodes = nodes;
        this.nodesLeft = nodes;
        this.twins = twins;
    }

    SearchLimits limits() {
        return analyzer.limits();
    }

    boolean isWithin(SearchLimits limits, int ofNodes) {
        return nodes == ofNodes && limits.equals(limits());
    }

    /** Whether some search that was asked for met its bound. */
    boolean exhausted() {
        return exhausted;
    }

    MateThreat mate() {
        return ask(
                new Question(Kind.MATE), prober -> analyzer.mates().find(study.before(), study.after(), study.move()));
    }

    /** The threats that the move creates, and whether it offers an exchange. */
    private Created created() {
        return ask(new Question(Kind.CREATED), prober -> Created.by(study, prober));
    }

    /** The threats that the move creates, as they are told. */
    GainFacts gains() {
        if (gains.isEmpty()) {
            gains = Optional.of(new GainFacts(study, created().gains()));
        }
        return gains.get();
    }

    boolean offersExchange() {
        return created().offersExchange();
    }

    boolean offersSacrifice() {
        int square = Moves.to(study.move());
        return ask(new Question(Kind.OFFERS_SACRIFICE), prober -> prober.isGivenToItsKind(study.after(), square));
    }

    boolean blocksMate() {
        return ask(new Question(Kind.BLOCKS_MATE), prober -> analyzer.mates().isBlocked(study.before(), study.move()));
    }

    /** Whether a created threat needs a second attacking piece. */
    boolean isJoint(int number) {
        NewGain threat = created().gains().get(number);
        return ask(
                new Question(Kind.JOINT, Optional.of(threat)),
                prober -> new JointTest(prober, study.after()).isJoint(threat));
    }

    /** Whether the capturer of a created threat could win the target on the spot before, by as short a way. */
    boolean existedOnTheSpot(int number) {
        NewGain threat = created().gains().get(number);
        boolean atOnce = threat.capturesAt(study.after().squareOf(threat.target()));
        return ask(
                new Question(Kind.EXISTED_ON_THE_SPOT, Optional.of(threat)),
                prober -> prober.winsOnTheSpot(study.before(), threat.target(), threat.capturer(), atOnce));
    }

    @SuppressWarnings("unchecked") // a question has answers of one type
    private <T> T ask(Question question, Function<Prober, T> search) {
        Optional<Answer<?>> known = Optional.ofNullable(answers.get(question));
        if (known.isPresent()) {
            return (T) known.get().value();
        }
        Answer<?> answer = borrowed(question).orElseGet(() -> analyzer.search(nodesLeft, search));
        answers.put(question, answer);
        nodesLeft -= answer.nodes();
        exhausted |= answer.exhausted();
        return (T) answer.value();
    }

    private Optional<Answer<?>> borrowed(Question question) {
        for (MoveSearches twin : twins) {
            Answer<?> answer = twin.answers.get(question);
            boolean holds = answer != null && (answer.anyPawn() || twin.limits().equals(limits()));
            if (holds && !answer.exhausted() && answer.nodes() <= nodesLeft) {
                return Optional.of(answer);
            }
        }
        return Optional.empty();
    }
}
