package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.List;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Setup;

/**
 * What one move of a cycle does, in words no rulebook disputes. Facts are computed when first asked for. They depend on
 * the position before the move and the move alone, so they are the same in every run of a cycle.
 */
public final class PlyFacts {
    private final TurnedMove move;
    private final MoveStudy study;
    private final MoveSearches searches;

    PlyFacts(TurnedMove move, MoveSearches searches) {
        this.move = move;
        this.study = move.study();
        this.searches = searches;
    }

    /** The side that moved, 0 red or 1 black. */
    public int side() {
        return move.side();
    }

    /** The packed move. */
    public int move() {
        return move.move();
    }

    /** Kind of the piece that moved. */
    public int moverKind() {
        return Pieces.kind(Moves.piece(move.move()));
    }

    /** Whether the move gives check. */
    public boolean check() {
        return study.check();
    }

    /** Whether the mover was in check before the move. */
    public boolean answersCheck() {
        return study.answersCheck();
    }

    /** Whether some search that was asked for met its bound, so that facts may be missing. */
    public boolean exhausted() {
        return searches.exhausted();
    }

    /** The mate that the move threatens. */
    public MateThreat mate() {
        return searches.mate();
    }

    /** What the move threatens to win. */
    public List<Gain> gains() {
        List<Prospect> created = searches.created();
        List<Gain> gains = new ArrayList<>(created.size());
        for (Prospect threat : created) {
            gains.add(gain(threat, gains.size()));
        }
        return gains;
    }

    /** The captures the mover could make next. */
    public List<Attack> attacks() {
        return study.attacks().stream().map(attack -> attack.on(move)).toList();
    }

    /** Whether a gain needs a second attacking piece. */
    public boolean isJoint(Gain gain) {
        return searches.isJoint(gain.number());
    }

    /**
     * Whether the same piece could win the same target before, looked at on the spot alone: what it would have cost
     * elsewhere is left aside, unless it was mate.
     */
    public boolean existedOnTheSpot(Gain gain) {
        return searches.existedOnTheSpot(gain.number());
    }

    /** Whether the move offers an exchange that was not offered before. */
    public boolean offersExchange() {
        return searches.offersExchange();
    }

    /**
     * Whether the moved piece, unrooted, now stands where a piece of its kind may take it, without being mated or losing
     * material for it.
     */
    public boolean offersSacrifice() {
        return searches.offersSacrifice();
    }

    /** Whether the moved piece, a rook, horse or cannon, has come to attack a rooted one of the three. */
    public boolean followsRooted() {
        Scene scene = study.after();
        for (Attack attack : study.attacks()) {
            boolean heavy = Company.isHeavy(scene.setup().pieceAt(attack.attacker()))
                    && Company.isHeavy(scene.setup().pieceAt(attack.target()));
            boolean byMover = attack.attacker() == Moves.to(study.move());
            if (heavy
                    && byMover
                    && attack.now().protectedTarget()
                    && !attack.before().legal()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the moved piece now stands in the way of a mate that the opponent threatened. */
    public boolean blocksMate() {
        return searches.blocksMate();
    }

    /** A gain as it is shown to people; joint ones are shown with all pieces that attack the target. */
    public Threat threat(Gain gain, boolean joint) {
        List<Integer> by = new ArrayList<>(List.of(gain.capturer()));
        int target = move.square(gain.target());
        if (joint) {
            for (int attacker : Company.attackers(study.after().setup(), target)) {
                int square = move.square(attacker);
                if (!by.contains(square)) {
                    by.add(square);
                }
            }
        }
        boolean isProtected = Company.isProtected(study.after().setup(), move.square(gain.capturer()), target);
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

    /** Number of rooks, horses, cannons and pawns of the mover. */
    public int attackingPieces() {
        return study.after().attackingPieces(Pieces.RED);
    }

    /**
     * Whether the mover is the weaker side or no stronger: his rooks, horses, cannons and pawns are worth no more than
     * those of the other side, a pawn half a horse.
     */
    public boolean isDefending() {
        Scene scene = study.after();
        return scene.attackingMaterial(Pieces.RED) <= scene.attackingMaterial(Pieces.BLACK);
    }

    private Gain gain(Prospect threat, int number) {
        Setup setup = study.after().setup();
        int target = study.after().squareOf(threat.target());
        int capturer = study.after().squareOf(threat.capturer());
        boolean direct = threat.capturesAt(target);
        Threat.How how = direct
                ? Threat.How.DIRECT
                : Moves.captured(threat.move()) == Pieces.EMPTY ? Threat.How.CHECKS : Threat.How.EXCHANGE;
        return new Gain(
                number,
                how,
                threat.level() == Prospect.SURE,
                move.square(target),
                Pieces.kind(setup.pieceAt(target)),
                move.square(capturer),
                Pieces.kind(setup.pieceAt(capturer)),
                direct && Company.uncoversCheck(setup, threat.move()),
                direct && isInCompany(target, capturer),
                threat.mate());
    }

    private boolean isInCompany(int target, int capturer) {
        int mover = Moves.to(study.move());
        for (int attacker : Company.attackers(study.after().setup(), target)) {
            boolean heavy = Company.isHeavy(study.after().setup().pieceAt(attacker));
            if (capturer == mover ? heavy : attacker == mover) {
                return true;
            }
        }
        return false;
    }
}
