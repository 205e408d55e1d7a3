package org.qipu.rules.repetition;

/**
 * A capture that would be legal if it were the mover's turn again, and what it was like before the move. Points (0..89)
 * are those of the game's board after the move.
 *
 * @param attacker point of the attacking piece
 * @param attackerKind kind of the attacking piece, see {@link org.qipu.rules.board.Pieces}
 * @param target point of the attacked piece
 * @param targetKind kind of the attacked piece, which is no king
 * @param isMaterial whether the target is no uncrossed pawn
 * @param now what the attack is like after the move
 * @param before what the same piece's attack on the same piece was like before the move
 */
public record Attack(
        int attacker, int attackerKind, int target, int targetKind, boolean isMaterial, State now, State before) {
    /** The same attack on the board that is turned so. */
    Attack on(TurnedMove board) {
        return new Attack(
                board.square(attacker), attackerKind, board.square(target), targetKind, isMaterial, now, before);
    }

    /**
     * What an attack is like in one position.
     *
     * @param legal whether the capture is legal, a check that has to be answered left out of account
     * @param protectedTarget whether the capturer could legally be retaken
     * @param mutual whether the target could legally capture the attacker if it were its turn
     */
    public record State(boolean legal, boolean protectedTarget, boolean mutual) {
        static final State NONE = new State(false, false, false);
    }
}
