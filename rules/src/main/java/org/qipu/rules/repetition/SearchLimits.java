package org.qipu.rules.repetition;

/**
 * Bounds of the searches behind the facts of a move. All but the last say what still counts as a threat; a search that
 * meets {@code nodes} has no answer, and what rests on it is undecided.
 *
 * @param mateMoves own moves within which a mate by checks counts as threatened
 * @param checks checks a side may throw in while winning material, each side its own
 * @param gainPlies plies of a line that wins material; answers to check are followed three plies further
 * @param givenPawn what a crossed pawn that Red gives may be worth at most, in twentieths of a horse; one that he takes
 *     may be worth a horse, and either as little as one
 * @param nodes positions that may be visited for one move, fewer in a loop of very many moves
 */
public record SearchLimits(int mateMoves, int checks, int gainPlies, int givenPawn, int nodes) {
    /** Moves of a loop from which on the positions for each are cut down, so that no game takes very long. */
    private static final int MANY_MOVES = 20;

    /** The same limits with another worth of a given pawn. */
    SearchLimits withGivenPawn(int worth) {
        return new SearchLimits(mateMoves, checks, gainPlies, worth, nodes);
    }

    /** Positions that may be visited for one move of a loop of so many moves. */
    int nodesPerMove(int moves) {
        return moves <= MANY_MOVES ? nodes : (int) ((long) nodes * MANY_MOVES / moves);
    }
}
