package org.qipu.pipeline.explain;

import org.qipu.pipeline.audit.Turn;
import org.qipu.rules.board.Moves;

/**
 * A move that was replayed.
 *
 * @param turn when it was made, and by whom
 * @param move the packed move, see {@link Moves}
 * @param written the text as the record has it
 * @param chinese the move in Chinese notation
 * @param wxf the move in WXF notation
 * @param check whether it gives check
 */
public record ExplainedMove(Turn turn, int move, String written, String chinese, String wxf, boolean check) {
    /** The captured piece, see {@link org.qipu.rules.board.Pieces}; its {@code EMPTY} when none is. */
    public int captured() {
        return Moves.captured(move);
    }

    /** The move in ICCS coordinates. */
    public String iccs() {
        return Moves.iccs(move);
    }
}
