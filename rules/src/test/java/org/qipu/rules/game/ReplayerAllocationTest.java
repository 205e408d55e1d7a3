package org.qipu.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.notation.MoveTextScanner;
import org.qipu.rules.notation.MoveWriter;
import org.qipu.rules.notation.MoveWriter.BlackDigits;
import org.qipu.rules.notation.RandomGames;

/** The plain path, one legal reading a text, does not allocate once the classes are warm. */
class ReplayerAllocationTest {
    private static final int GAMES = 50;
    private static final int PLIES = 80;

    private final Replayer replayer = new Replayer();
    private final char[][] iccs = new char[GAMES][];
    private final char[][] chinese = new char[GAMES][];
    private final int[] codes = new int[PLIES];

    @Test
    void scanningAndReplayingAllocateNothing() {
        writeGames();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        replayAll();
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 20 && least > 0; attempt++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            replayAll();
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).isZero();
    }

    private void replayAll() {
        for (int game = 0; game < GAMES; game++) {
            replay(iccs[game]);
            replay(chinese[game]);
        }
    }

    private void replay(char[] text) {
        int count = 0;
        for (int at = 0; at < text.length; ) {
            long scanned = MoveTextScanner.scan(text, at, text.length);
            codes[count++] = MoveTextScanner.code(scanned);
            at += MoveTextScanner.length(scanned);
        }
        Replay replay = replayer.replay(Setup.INITIAL, codes, count);
        if (replay.ending().isStop()) {
            throw new AssertionError(replay.ending());
        }
    }

    private void writeGames() {
        RandomGames games = new RandomGames(7);
        MoveWriter writer = new MoveWriter();
        for (int game = 0; game < GAMES; game++) {
            StringBuilder iccsText = new StringBuilder();
            StringBuilder chineseText = new StringBuilder();
            int[] moves = games.play(Position.initial(), PLIES);
            Position position = Position.initial();
            for (int move : moves) {
                iccsText.append(Moves.iccs(move));
                writer.chinese(position, move, BlackDigits.FULL_WIDTH, chineseText);
                position.make(move);
            }
            iccs[game] = iccsText.toString().toCharArray();
            chinese[game] = chineseText.toString().toCharArray();
        }
    }
}
