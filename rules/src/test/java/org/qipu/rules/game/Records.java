package org.qipu.rules.game;

import org.qipu.rules.board.Moves;
import org.qipu.rules.notation.MoveTextScanner;
import org.qipu.rules.notation.TestPositions;

/** Records of tests: a FEN and move texts with a space between. */
final class Records {
    private Records() {}

    /** Replays texts; one that cannot be read keeps its ply as an unreadable one. */
    static Replay replay(Replayer replayer, String fen, String texts) {
        int[] codes = codes(texts);
        return replayer.replay(TestPositions.setup(fen), codes, codes.length);
    }

    /** The codes of texts. */
    static int[] codes(String texts) {
        String[] split = texts.isEmpty() ? new String[0] : texts.split(" +");
        int[] codes = new int[split.length];
        for (int ply = 0; ply < split.length; ply++) {
            codes[ply] = MoveTextScanner.code(split[ply]);
        }
        return codes;
    }

    /** The moves of the trace in ICCS coordinates, a space between. */
    static String moves(Replay replay) {
        StringBuilder moves = new StringBuilder();
        for (int ply = 0; ply < replay.trace().plies(); ply++) {
            moves.append(ply == 0 ? "" : " ").append(Moves.iccs(replay.trace().move(ply)));
        }
        return moves.toString();
    }
}
