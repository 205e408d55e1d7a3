package org.qipu.pipeline.explain;

import java.util.List;
import java.util.Optional;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.Origin;
import org.qipu.pipeline.policy.InForce;
import org.qipu.pipeline.table.FindingRow;
import org.qipu.rules.board.Setup;

/**
 * A game, move by move.
 *
 * @param record what the archive states
 * @param result the recorded result
 * @param start the start position with the side that really moved first; empty when it cannot be read
 * @param rules the rules in force for it
 * @param moves the moves that were replayed
 * @param cycles the repetitions that were judged, in the order in which they end
 * @param end how the replay ended
 * @param findings what the checks of the audit found
 */
public record ExplainedGame(
        GameRecord record,
        GameResult result,
        Optional<Setup> start,
        InForce rules,
        List<ExplainedMove> moves,
        List<ExplainedCycle> cycles,
        ReplayEnd end,
        List<FindingRow> findings)
        implements Explained {

    /** Copies the lists. */
    public ExplainedGame {
        moves = List.copyOf(moves);
        cycles = List.copyOf(cycles);
        findings = List.copyOf(findings);
    }

    @Override
    public Origin origin() {
        return record.origin();
    }

    /** What the record says about the game. */
    public GameHeader header() {
        return record.header();
    }

    /** Whether the game begins with the initial position, Red to move. */
    public boolean beginsAtTheBeginning() {
        return start.filter(Setup.INITIAL::equals).isPresent();
    }
}
