package org.qipu.rules.repetition;

import java.util.List;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;

/**
 * What one move of a cycle does, in words no rulebook disputes. Facts are computed when first asked for. They depend on
 * the position before the move and the move alone, so they are the same in every run of a cycle.
 */
public final class PlyFacts {
    private final TurnedMove move;
    private final MoveStudy study;
    private final MoveSearches searches;
    private List<Gain> gains = List.of();

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
        if (gains.isEmpty()) {
            gains = searches.gains().all().stream().map(gain -> gain.on(move)).toList();
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
     * Whether the same piece could win the same target before, by checks only if it needs them now, looked at on the spot
     * alone: what it would have cost elsewhere is left aside, unless it was mate.
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
        return searches.gains().threat(gain.number(), joint).on(move);
    }

    /** Number of rooks, horses, cannons and crossed pawns of the mover. */
    public int attackingPieces() {
        return study.after().attackingPieces(Pieces.RED);
    }

    /**
     * Whether the mover is the weaker side: his rooks, horses, cannons and crossed pawns are worth less than
     * those of the other side, a pawn half a horse.
     */
    public boolean isDefending() {
        Scene scene = study.after();
        return scene.attackingMaterial(Pieces.RED) < scene.attackingMaterial(Pieces.BLACK);
    }
}
