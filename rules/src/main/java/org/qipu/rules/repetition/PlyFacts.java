package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;

/**
 * What one move of a cycle does, in words no rulebook disputes. Facts are computed when first asked for. They depend on
 * the position before the move and the move alone, so they are the same in every run of a cycle.
 */
public final class PlyFacts {
    private final int side;
    private final int move;
    private final Orientation orientation;
    private final ThreatAnalyzer analyzer;

    private final Scene before;
    private final Scene after;
    private final int oriented;
    private final boolean check;
    private final boolean answersCheck;

    private int nodesLeft;
    private boolean exhausted;
    private MateThreat mate;
    private NewGains newGains;
    private List<Prospect> created;
    private List<Gain> gains;
    private List<Attack> attacks;

    PlyFacts(ThreatAnalyzer analyzer, Position position, int move, int nodes) {
        this.nodesLeft = nodes;
        this.analyzer = analyzer;
        this.side = position.sideToMove();
        this.move = move;
        this.orientation = Orientation.of(position, move);
        this.oriented = orientation.move(move);
        this.before = Scene.before(orientation.setup(position));
        this.after = before.after(oriented);
        this.answersCheck = analyzer.inCheck(before, Pieces.RED);
        this.check = analyzer.inCheck(after, Pieces.BLACK);
    }

    /** The side that moved, 0 red or 1 black. */
    public int side() {
        return side;
    }

    /** The packed move. */
    public int move() {
        return move;
    }

    /** Kind of the piece that moved. */
    public int moverKind() {
        return Pieces.kind(Moves.piece(move));
    }

    /** Whether the move gives check. */
    public boolean check() {
        return check;
    }

    /** Whether the mover was in check before the move. */
    public boolean answersCheck() {
        return answersCheck;
    }

    /** Whether some search that was asked for met its bound, so that facts may be missing. */
    public boolean exhausted() {
        return exhausted;
    }

    /** The mate that the move threatens. */
    public MateThreat mate() {
        if (mate == null) {
            mate = counted(prober -> analyzer.mates().find(before, after, oriented, answersCheck));
        }
        return mate;
    }

    /** What the move threatens to win. */
    public List<Gain> gains() {
        if (gains == null) {
            gains = new ArrayList<>();
            created = counted(prober -> newGains(prober).created());
            for (Prospect threat : created) {
                gains.add(gain(threat));
            }
        }
        return gains;
    }

    /** The captures the mover could make next. */
    public List<Attack> attacks() {
        if (attacks == null) {
            attacks = analyzer.attacks(before, after, orientation);
        }
        return attacks;
    }

    /** Whether a gain needs a second attacking piece. */
    public boolean isJoint(Gain gain) {
        Prospect threat = created.get(gain.number());
        return counted(prober -> new JointTest(prober, after).isJoint(threat));
    }

    /**
     * Whether the same piece could win the same target before, looked at on the spot alone: what it would have cost
     * elsewhere is left aside, unless it was mate.
     */
    public boolean existedOnTheSpot(Gain gain) {
        Prospect threat = created.get(gain.number());
        return counted(prober -> prober.winsOnTheSpot(before, threat.target(), threat.capturer()));
    }

    /** A gain as it is shown to people; joint ones are shown with all pieces that attack the target. */
    public Threat threat(Gain gain, boolean joint) {
        List<Integer> by = new ArrayList<>(List.of(gain.capturer()));
        int target = orientation.square(gain.target());
        if (joint) {
            for (int attacker : Company.attackers(after.setup(), target)) {
                int square = orientation.square(attacker);
                if (!by.contains(square)) {
                    by.add(square);
                }
            }
        }
        boolean isProtected = Company.isProtected(after.setup(), orientation.square(gain.capturer()), target);
        return new Threat(by, gain.target(), gain.how(), root(gain, joint, isProtected));
    }

    private static Threat.Root root(Gain gain, boolean joint, boolean isProtected) {
        if (joint) {
            return Threat.Root.SHORT;
        }
        if (!isProtected) {
            return Threat.Root.NONE;
        }
        return gain.sure() ? Threat.Root.FALSE : Threat.Root.TRUE;
    }

    /** Whether the move offers an exchange that was not offered before. */
    public boolean offersExchange() {
        return counted(prober -> !newGains(prober).newOffers().isEmpty());
    }

    /** Whether the moved piece now stands in the way of a mate that the opponent threatened. */
    public boolean blocksMate() {
        return counted(prober -> analyzer.mates().isBlocked(before, oriented));
    }

    /** Number of rooks, horses, cannons and pawns of a side, 0 the mover's and 1 the other. */
    public int attackingPieces(int relativeSide) {
        int count = 0;
        for (int square = 0; square < 90; square++) {
            int piece = after.setup().pieceAt(square);
            boolean counts = Company.isHeavy(piece) || Pieces.kind(piece) == Pieces.PAWN;
            count += counts && Pieces.side(piece) == relativeSide ? 1 : 0;
        }
        return count;
    }

    /** Runs searches on what is left of the move's positions and notes whether that was enough. */
    private <T> T counted(Function<Prober, T> searches) {
        NodeBudget budget = analyzer.budget();
        budget.refill(nodesLeft);
        T result = searches.apply(analyzer.prober());
        nodesLeft = budget.left();
        exhausted |= budget.exhausted();
        return result;
    }

    private NewGains newGains(Prober prober) {
        if (newGains == null) {
            newGains = new NewGains(prober, before, after, oriented, answersCheck);
        }
        return newGains;
    }

    private Gain gain(Prospect threat) {
        Setup setup = after.setup();
        int target = after.squareOf(threat.target());
        int capturer = after.squareOf(threat.capturer());
        boolean direct = threat.capturesAt(target);
        Threat.How how = direct
                ? Threat.How.DIRECT
                : Moves.captured(threat.move()) == Pieces.EMPTY ? Threat.How.CHECKS : Threat.How.EXCHANGE;
        return new Gain(
                gains.size(),
                how,
                threat.level() == Prospect.SURE,
                orientation.square(target),
                Pieces.kind(setup.pieceAt(target)),
                orientation.square(capturer),
                Pieces.kind(setup.pieceAt(capturer)),
                direct && Company.uncoversCheck(setup, threat.move()),
                direct && isInCompany(target, capturer),
                threat.mate());
    }

    private boolean isInCompany(int target, int capturer) {
        int mover = Moves.to(oriented);
        for (int attacker : Company.attackers(after.setup(), target)) {
            boolean heavy = Company.isHeavy(after.setup().pieceAt(attacker));
            if (capturer == mover ? heavy : attacker == mover) {
                return true;
            }
        }
        return false;
    }
}
