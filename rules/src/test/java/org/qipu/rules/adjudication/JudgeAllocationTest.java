package org.qipu.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;
import org.qipu.rules.game.Replay;
import org.qipu.rules.game.Replayer;
import org.qipu.rules.notation.MoveTexts;

/** A game in which nothing is suspicious costs no memory, by the JVM's own count of this thread's allocated bytes. */
class JudgeAllocationTest {
    private static final int WARM_UP = 20_000;
    private static final int MEASURED = 100;

    private final Judge judge = new Judge();

    @Test
    void aGameWithoutSuspicionAllocatesNothing() {
        assumeTrue(
                ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean
                        && bean.isThreadAllocatedMemorySupported(),
                "this JVM does not count allocated bytes");
        Replay replay = quietGame();
        judgeOften(replay, WARM_UP);
        ThreadMXBean bean = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long overhead = bean.getThreadAllocatedBytes(thread);
        overhead = bean.getThreadAllocatedBytes(thread) - overhead;
        long before = bean.getThreadAllocatedBytes(thread);
        judgeOften(replay, MEASURED);
        assertThat(bean.getThreadAllocatedBytes(thread) - before - overhead).isZero();
    }

    private void judgeOften(Replay replay, int times) {
        for (int i = 0; i < times; i++) {
            assertThatNothingIsJudged(
                    judge.all(Rulebooks.ALL, replay.start(), replay.trace(), 3).isEmpty());
        }
    }

    private static void assertThatNothingIsJudged(boolean empty) {
        if (!empty) {
            throw new AssertionError("the game is not quiet");
        }
    }

    private static Replay quietGame() {
        String[] moves = "b2e2 b9c7 b0c2 a9b9 a0b0 h9g7 c3c4 g6g5 h0g2 b7a7".split(" ");
        int[] codes = new int[moves.length];
        for (int ply = 0; ply < codes.length; ply++) {
            codes[ply] = MoveTexts.squares(square(moves[ply], 0), square(moves[ply], 2));
        }
        return new Replayer().replay(Setup.INITIAL, codes, codes.length);
    }

    private static int square(String move, int at) {
        return Squares.of(move.charAt(at) - 'a', move.charAt(at + 1) - '0');
    }
}
