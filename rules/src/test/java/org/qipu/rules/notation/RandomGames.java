package org.qipu.rules.notation;

import java.util.Arrays;
import java.util.Random;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.MoveGenerator;
import org.qipu.rules.board.Position;

/** Random legal moves with a fixed seed. */
public final class RandomGames {
    private final Random random;
    private final MoveBuffer legal = new MoveBuffer();

    public RandomGames(long seed) {
        random = new Random(seed);
    }

    /** Makes random legal moves until there is none or so many are made; the moves. */
    public int[] play(Position position, int plies) {
        int[] moves = new int[plies];
        for (int ply = 0; ply < plies; ply++) {
            MoveGenerator.legal(position, legal);
            if (legal.isEmpty()) {
                return Arrays.copyOf(moves, ply);
            }
            moves[ply] = legal.get(random.nextInt(legal.size()));
            position.make(moves[ply]);
        }
        return moves;
    }
}
