package org.qipu.rules.adjudication;

import java.util.List;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.repetition.Suspicion;
import org.qipu.rules.repetition.Threat;

/**
 * A loop, or a long run of attacks, with the names of its moves.
 *
 * @param cycle the loop or run
 * @param red Red's conduct
 * @param black Black's conduct
 * @param moves the moves of one run of the loop, or all, in order
 */
public record Evidence(Suspicion cycle, Conduct red, Conduct black, List<JudgedMove> moves) {
    /**
     * A move of the loop.
     *
     * @param ply its ply in the game, 0-based
     * @param side 0 red or 1 black
     * @param move the packed move
     * @param notation the move in Chinese notation
     * @param name what it is called, and why
     */
    public record JudgedMove(int ply, int side, int move, String notation, Classified name) {
        /** What the move is called. */
        public MoveClass moveClass() {
            return name.moveClass();
        }

        /** What the move threatens. */
        public List<Threat> threats() {
            return name.threats();
        }
    }

    /** Copies the list. */
    public Evidence {
        moves = List.copyOf(moves);
    }

    /** The conduct of a side, 0 red or 1 black. */
    public Conduct conduct(int side) {
        return side == Pieces.RED ? red : black;
    }

    /** What the moves of a side are called, in order. */
    public List<MoveClass> classes(int side) {
        return moves.stream()
                .filter(move -> move.side() == side)
                .map(JudgedMove::moveClass)
                .toList();
    }
}
