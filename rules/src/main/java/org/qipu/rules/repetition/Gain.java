package org.qipu.rules.repetition;

/**
 * Something that the mover could win by his next move if the opponent passed, and could not win, or not so well, before.
 * Points (0..89) are those of the game's board after the move; kinds are those of {@link org.qipu.rules.board.Pieces}.
 *
 * @param number position in {@link PlyFacts#gains()}
 * @param how by what means
 * @param sure whether material is won whatever the opponent does; else one piece is swapped for another of equal value
 * @param target point of the dearest piece won
 * @param targetKind kind of that piece
 * @param capturer point of the piece that captures it
 * @param capturerKind kind of the capturer
 * @param uncoversCheck whether the first move captures the target and another piece checks thereby
 * @param inCompany whether the moved piece, or when that is the capturer a rook, horse or cannon, attacks the target too
 * @param mates whether the line ends in mate
 */
public record Gain(
        int number,
        Threat.How how,
        boolean sure,
        int target,
        int targetKind,
        int capturer,
        int capturerKind,
        boolean uncoversCheck,
        boolean inCompany,
        boolean mates) {
    /** The same gain on the board that is turned so. */
    Gain on(TurnedMove board) {
        return new Gain(
                number,
                how,
                sure,
                board.square(target),
                targetKind,
                board.square(capturer),
                capturerKind,
                uncoversCheck,
                inCompany,
                mates);
    }
}
