package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.List;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.notation.MoveWriter;

/** The moves of the last run of a loop, or of another stretch, and which piece is which throughout. */
public final class CycleMoves {
    private final Suspicion cycle;
    private final List<TurnedMove> moves = new ArrayList<>();
    private final List<byte[]> identities = new ArrayList<>();
    private final List<String> notations = new ArrayList<>();

    /**
     * Replays a game up to the end of a loop.
     *
     * @param start the arrangement with which the game began, its mover the one of the trace's first ply
     * @param trace the game
     * @param cycle one of its loops, or another stretch of it
     * @param studies where the moves are studied
     */
    public CycleMoves(Setup start, GameTrace trace, Suspicion cycle, Studies studies) {
        this.cycle = cycle;
        Position position = Position.of(start);
        for (int ply = 0; ply < cycle.judgedFrom(); ply++) {
            position.make(trace.move(ply));
        }
        byte[] ids = new byte[Squares.COUNT];
        for (int square = 0; square < Squares.COUNT; square++) {
            ids[square] = (byte) square;
        }
        for (int ply = cycle.judgedFrom(); ply < cycle.endPly(); ply++) {
            int move = trace.move(ply);
            moves.add(studies.of(position, move));
            notations.add(chinese(position, move));
            position.make(move);
            ids[Moves.to(move)] = ids[Moves.from(move)];
            identities.add(ids.clone());
        }
    }

    /** The loop, or what else is judged. */
    public Suspicion cycle() {
        return cycle;
    }

    List<TurnedMove> moves() {
        return moves;
    }

    /** The move in Chinese notation; {@code index} counts from the beginning of the run. */
    String notation(int index) {
        return notations.get(index);
    }

    /** A name, the same throughout the loop, of the piece that stands on a point after a move of the run. */
    int identity(int index, int square) {
        return identities.get(index)[square];
    }

    private static String chinese(Position position, int move) {
        StringBuilder text = new StringBuilder();
        new MoveWriter().chinese(position, move, MoveWriter.BlackDigits.ASCII, text);
        return text.toString();
    }
}
