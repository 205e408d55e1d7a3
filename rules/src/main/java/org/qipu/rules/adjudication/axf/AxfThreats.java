package org.qipu.rules.adjudication.axf;

import org.qipu.rules.board.Pieces;
import org.qipu.rules.repetition.Attack;
import org.qipu.rules.repetition.Attack.State;
import org.qipu.rules.repetition.Threat;

/** What an attack has to be like to be a chase in the sense of the AXF rulebook. */
final class AxfThreats {
    private AxfThreats() {}

    /** True when the attack was no threat before the move. */
    static boolean isNew(Attack attack) {
        return isThreat(attack, attack.now()) && !isThreat(attack, attack.before());
    }

    /** True when a new threat is more than an old attack whose target has lost its protector. */
    static boolean isFresh(Attack attack) {
        return isNew(attack) && !(attack.before().legal() && !offersExchange(attack, attack.before()));
    }

    /** True when the attack offers an exchange of pieces of one kind and did not before. */
    static boolean isNewOffer(Attack attack) {
        return mayChase(attack) && offersExchange(attack, attack.now()) && !offersExchange(attack, attack.before());
    }

    /** The attack as it is shown to people. */
    static Threat shown(Attack attack) {
        Threat.Root root = attack.now().protectedTarget() ? Threat.Root.TRUE : Threat.Root.NONE;
        return new Threat(java.util.List.of(attack.attacker()), attack.target(), Threat.How.DIRECT, root);
    }

    /**
     * A capture is threatened when the target is unprotected, or protected but worth more than the attacker: a rook
     * attacked by horse or cannon (rules 15, 26), a rook, horse or cannon attacked by advisor or elephant.
     */
    private static boolean isThreat(Attack attack, State state) {
        if (!mayChase(attack) || !state.legal() || offersExchange(attack, state)) {
            return false;
        }
        return !state.protectedTarget() || isCheaper(attack.attackerKind(), attack.targetKind());
    }

    /** King and pawn may chase (rules 28, 29); an uncrossed pawn may be chased. */
    private static boolean mayChase(Attack attack) {
        return attack.isMaterial() && attack.attackerKind() != Pieces.KING && attack.attackerKind() != Pieces.PAWN;
    }

    private static boolean offersExchange(Attack attack, State state) {
        return state.legal() && state.mutual() && attack.attackerKind() == attack.targetKind();
    }

    private static boolean isCheaper(int attacker, int target) {
        return switch (attacker) {
            case Pieces.HORSE, Pieces.CANNON -> target == Pieces.ROOK;
            case Pieces.ADVISOR, Pieces.ELEPHANT ->
                target == Pieces.ROOK || target == Pieces.HORSE || target == Pieces.CANNON;
            default -> false;
        };
    }
}
