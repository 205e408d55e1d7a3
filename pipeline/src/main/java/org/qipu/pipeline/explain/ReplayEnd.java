package org.qipu.pipeline.explain;

import java.util.List;
import java.util.Optional;
import org.qipu.pipeline.audit.Turn;
import org.qipu.rules.board.IllegalMove;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.Ending;
import org.qipu.rules.game.Outcome;
import org.qipu.rules.game.Replay.Ambiguity;

/**
 * How the replay ended.
 *
 * @param ending how
 * @param outcome whether the side to move in the last position can go on
 * @param board the last position that is sure; empty when there is none to begin from
 * @param stop the move at which the replay stopped; empty when it came to the record's end
 * @param plies number of plies in the record
 * @param ambiguities the move texts with several legal readings
 */
public record ReplayEnd(
        Ending ending,
        Outcome outcome,
        Optional<Setup> board,
        Optional<Stop> stop,
        int plies,
        List<Ambiguity> ambiguities) {
    /**
     * A move that could not be replayed.
     *
     * @param turn when it should have been made
     * @param written the text as the record has it
     * @param wxf the text in WXF notation, not checked against the board; empty unless it is Chinese
     * @param why the rule that it breaks; empty unless it is illegal
     */
    public record Stop(Turn turn, String written, Optional<String> wxf, Optional<IllegalMove> why) {}

    /** Copies the list. */
    public ReplayEnd {
        ambiguities = List.copyOf(ambiguities);
    }

    /** The ambiguity that begins with a ply. */
    public Optional<Ambiguity> ambiguityAt(int ply) {
        return ambiguities.stream().filter(ambiguity -> ambiguity.ply() == ply).findFirst();
    }
}
