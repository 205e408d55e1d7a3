package org.qipu.rules.notation;

import java.util.List;
import java.util.stream.IntStream;
import org.qipu.rules.board.IllegalMove;
import org.qipu.rules.board.MoveBuffer;

/** What a move text means in a position, for people and for reports; the replay loop asks the {@link Resolver} itself. */
public sealed interface Resolution {
    /**
     * Exactly one legal move.
     *
     * @param move the move, see {@link org.qipu.rules.board.Moves}
     */
    record One(int move) implements Resolution {}

    /**
     * Several legal moves.
     *
     * @param moves the moves, in the resolver's order
     */
    record Several(List<Integer> moves) implements Resolution {
        public Several {
            moves = List.copyOf(moves);
        }

        static Several of(MoveBuffer moves) {
            return new Several(
                    IntStream.range(0, moves.size()).map(moves::get).boxed().toList());
        }
    }

    /**
     * No legal move.
     *
     * @param why the rule that the literal reading breaks
     */
    record Illegal(IllegalMove why) implements Resolution {}

    /** The text is no move. */
    record Unreadable() implements Resolution {}
}
