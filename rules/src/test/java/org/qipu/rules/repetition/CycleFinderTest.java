package org.qipu.rules.repetition;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Replayer;
import org.qipu.rules.notation.MoveTexts;

class CycleFinderTest {
    private static final String TWO_ROOKS_EACH = "r3k3r/9/9/9/9/9/9/9/9/R2K4R w";
    private static final String RUN = "a0a1 a9a8 a1a0 a8a9 ";

    private static final String BLACK_RUN = "a9a8 a0a1 a8a9 a1a0 ";

    private final CycleFinder finder = new CycleFinder();

    @Test
    void aPositionThatOccursTwiceIsNoLoop() {
        assertThat(finder.all(game(RUN + "a0a1 a9a8 a1a0"))).isEmpty();
    }

    @Test
    void theThirdOccurrenceMakesALoop() {
        assertThat(finder.all(game(RUN + RUN))).containsExactly(new Cycle(0, 4, 3, 8));
    }

    @Test
    void theThirdOccurrenceMayFollowAMoveOfEitherSide() {
        assertThat(finder.latest(game("i0i1 " + BLACK_RUN + BLACK_RUN))).contains(new Cycle(1, 4, 3, 9));
        assertThat(finder.latest(game("i0i1 i9i8 " + RUN + RUN))).contains(new Cycle(2, 4, 3, 10));
    }

    @Test
    void aLoopThatGoesOnIsOneLoop() {
        assertThat(finder.all(game(RUN + RUN + RUN + "a0a1"))).containsExactly(new Cycle(0, 4, 4, 13));
    }

    @Test
    void aLoopLeftAndEnteredAgainIsFoundTwice() {
        List<Cycle> found = finder.all(game(RUN + RUN + "i0i1 i9i8 " + RUN + RUN));
        assertThat(found).containsExactly(new Cycle(0, 4, 3, 8), new Cycle(10, 4, 3, 18));
    }

    @Test
    void theLatestLoopIsJudgedWhenTheLastMoveEndsNone() {
        assertThat(finder.latest(game(RUN + RUN + "i0i1 i9i8 i1i2"))).contains(new Cycle(0, 4, 3, 8));
    }

    @Test
    void aLongerLoopHoldsTheShorterOnesWithinIt() {
        String other = "i0i1 i9i8 i1i0 i8i9 ";
        Cycle found = finder.latest(
                        game("a0a1 a9a8 " + "a1a0 a8a9 " + other + "a0a1 a9a8 " + "a1a0 a8a9 " + other + "a0a1 a9a8"))
                .orElseThrow();
        assertThat(found).isEqualTo(new Cycle(0, 8, 3, 18));
    }

    @Test
    void runsThatDifferAreJudgedTogether() {
        Cycle found = finder.latest(game(RUN + "i0i1 i9i8 i1i0 i8i9")).orElseThrow();
        assertThat(found).isEqualTo(new Cycle(0, 8, 3, 8));
        assertThat(found.judgedFrom()).isZero();
    }

    @Test
    void aCaptureEndsAllLoopsBeforeIt() {
        assertThat(finder.all(game(RUN + "a0a9 e9e8 a9a8 e8e9 a8a9 e9e8"))).isEmpty();
    }

    @Test
    void aGameOfManyRunsIsFoundInLinearTime() {
        GameTrace trace = game(RUN.repeat(5_000));
        assertThat(finder.all(trace)).containsExactly(new Cycle(0, 4, 5_001, 20_000));
    }

    @Test
    void aGameWithoutRepetitionCostsNoMemory() {
        GameTrace trace = game("i0i1 i9i8 i1i2 i8i7 i2i3 i7i6 a0a1 a9a8 a1a2 a8a7");
        var thread = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        finder.all(trace);
        long before = thread.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 1_000; i++) {
            finder.all(trace);
        }
        assertThat(thread.getCurrentThreadAllocatedBytes() - before).isLessThan(1_000);
    }

    private static GameTrace game(String moves) {
        Setup start = ((Fen.Read) Fen.parse(TWO_ROOKS_EACH)).setup();
        int[] codes = moves.trim()
                .lines()
                .flatMap(line -> List.of(line.split(" ")).stream())
                .mapToInt(move -> MoveTexts.squares(square(move, 0), square(move, 2)))
                .toArray();
        GameTrace trace = new Replayer().replay(start, codes, codes.length).trace();
        assertThat(trace.plies()).isEqualTo(codes.length);
        return trace;
    }

    private static int square(String move, int at) {
        return Squares.of(move.charAt(at) - 'a', move.charAt(at + 1) - '0');
    }
}
