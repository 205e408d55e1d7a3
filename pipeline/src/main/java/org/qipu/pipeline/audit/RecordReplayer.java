package org.qipu.pipeline.audit;

import java.util.Optional;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.MoveList;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Replay;
import org.qipu.rules.game.Replayer;

/** Replays one record after the other; for one thread. */
public final class RecordReplayer {
    private static final Fen.Result INITIAL = new Fen.Read(Setup.INITIAL, true);

    private final Replayer replayer = new Replayer();

    /** The start position that a record states, or why it cannot be read. */
    public static Fen.Result start(GameRecord record) {
        return record.startFen().isEmpty() ? INITIAL : Fen.parse(record.startFen());
    }

    /** What becomes of the moves, valid until the next record is replayed; empty when the start position cannot be read. */
    public Optional<Replay> replay(Fen.Result start, MoveList moves) {
        return start instanceof Fen.Read read
                ? Optional.of(replayer.replay(read.setup(), moves.codes(), moves.size()))
                : Optional.empty();
    }

    /** Moves in ICCS, one space between. */
    public static String iccs(GameTrace trace) {
        StringBuilder text = new StringBuilder(5 * trace.plies());
        for (int ply = 0; ply < trace.plies(); ply++) {
            if (ply > 0) {
                text.append(' ');
            }
            Moves.appendIccs(trace.move(ply), text);
        }
        return text.toString();
    }
}
