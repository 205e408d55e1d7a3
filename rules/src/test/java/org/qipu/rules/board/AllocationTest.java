package org.qipu.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** The hot path allocates nothing: proof by the JVM's own count of this thread's allocated bytes. */
class AllocationTest {
    private static final int WARM_UP = 300;
    private static final int MEASURED = 200;

    private final Position position = Position.initial();
    private final MoveBuffer moves = new MoveBuffer();
    private int sink;

    @Test
    void replayingAndGeneratingAllocateNothing() {
        assumeTrue(
                ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean
                        && bean.isThreadAllocatedMemorySupported(),
                "this JVM does not count allocated bytes");
        for (int i = 0; i < WARM_UP; i++) {
            playOneGame(i);
        }
        ThreadMXBean bean = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long overhead = bean.getThreadAllocatedBytes(thread);
        overhead = bean.getThreadAllocatedBytes(thread) - overhead;
        long before = bean.getThreadAllocatedBytes(thread);
        for (int i = 0; i < MEASURED; i++) {
            playOneGame(i);
        }
        long allocated = bean.getThreadAllocatedBytes(thread) - before - overhead;
        assertThat(allocated).isZero();
        assertThat(sink).isNotZero();
    }

    /** A game of pseudo-random moves, with all that a replay asks of a position. */
    private void playOneGame(int seed) {
        position.setInitial();
        int state = seed;
        for (int ply = 0; ply < 150 && MoveGenerator.hasLegalMove(position); ply++) {
            MoveGenerator.legal(position, moves);
            state = state * 1_103_515_245 + 12_345;
            int move = moves.get((state >>> 8) % moves.size());
            if (!position.isLegal(move) || position.isLegal(move ^ 1)) {
                sink++;
            }
            position.make(move);
            sink += position.inCheck() || position.attacked(40, position.sideToMove()) ? 1 : 0;
            position.unmake();
            position.make(move);
        }
    }
}
