package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.List;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.notation.MoveWriter;

/**
 * The moves of the last run of a loop, or of another stretch, and which piece is which throughout. Of a long stretch only
 * some moves may be asked for, so each is looked at when it is. Valid as long as the trace is.
 */
public final class CycleMoves {
    private final Suspicion cycle;
    private final GameTrace trace;
    private final Studies studies;
    private final Position position;
    private final TurnedMove[] moves;
    private final List<byte[]> identities = new ArrayList<>();
    /** The ply to be made next on the position. */
    private int ply;

    /**
     * The moves of a stretch of a game.
     *
     * @param start the arrangement with which the game began, its mover the one of the trace's first ply
     * @param trace the game
     * @param cycle one of its loops, or another stretch of it
     * @param studies where the moves are studied
     */
    public CycleMoves(Setup start, GameTrace trace, Suspicion cycle, Studies studies) {
        this.cycle = cycle;
        this.trace = trace;
        this.studies = studies;
        this.position = Position.of(start);
        this.moves = new TurnedMove[cycle.endPly() - cycle.judgedFrom()];
    }

    /** The loop, or what else is judged. */
    public Suspicion cycle() {
        return cycle;
    }

    int count() {
        return moves.length;
    }

    /** A move with its study; {@code index} counts from the beginning of the run. */
    TurnedMove move(int index) {
        if (moves[index] == null) {
            moves[index] = studies.of(before(index), packed(index));
        }
        return moves[index];
    }

    /** The move in Chinese notation; {@code index} counts from the beginning of the run. */
    String notation(int index) {
        StringBuilder text = new StringBuilder();
        new MoveWriter().chinese(before(index), packed(index), MoveWriter.BlackDigits.ASCII, text);
        return text.toString();
    }

    /** A name, the same throughout the loop, of the piece that stands on a point after a move of the run. */
    int identity(int index, int square) {
        if (identities.isEmpty()) {
            follow();
        }
        return identities.get(index)[square];
    }

    private void follow() {
        byte[] ids = new byte[Squares.COUNT];
        for (int square = 0; square < Squares.COUNT; square++) {
            ids[square] = (byte) square;
        }
        for (int i = 0; i < moves.length; i++) {
            ids[Moves.to(packed(i))] = ids[Moves.from(packed(i))];
            identities.add(ids.clone());
        }
    }

    private int packed(int index) {
        return trace.move(cycle.judgedFrom() + index);
    }

    /** The position before a move of the run. */
    private Position before(int index) {
        int wanted = cycle.judgedFrom() + index;
        while (ply > wanted) {
            position.unmake();
            ply--;
        }
        while (ply < wanted) {
            position.make(trace.move(ply));
            ply++;
        }
        return position;
    }
}
