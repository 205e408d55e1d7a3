package org.qipu.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every position of {@code moves/traps.case}. */
class LegalityTrapsTest {
    @ParameterizedTest(name = "{0}")
    @MethodSource("traps")
    void trap(String name, TestBlocks.Block trap) {
        Position position = Positions.position(trap.value("fen"));
        assertThat(position.inCheck()).as("check").isEqualTo(trap.value("check").equals("yes"));
        for (String moves : trap.values("moves")) {
            assertThat(Positions.legalMoves(position)).hasSize(Integer.parseInt(moves));
        }
        for (String moves : trap.values("legal")) {
            for (String move : moves.split(" ")) {
                assertMove(position, move, IllegalMove.LEGAL);
            }
        }
        for (String illegal : trap.values("illegal")) {
            String[] moveAndReason = illegal.split(" ");
            assertMove(position, moveAndReason[0], IllegalMove.valueOf(moveAndReason[1]));
        }
    }

    @Test
    void everyReasonHasATrap() {
        Set<IllegalMove> seen = EnumSet.of(IllegalMove.LEGAL, IllegalMove.OFF_BOARD);
        for (TestBlocks.Block trap : TestBlocks.read("/moves/traps.case")) {
            trap.values("illegal").forEach(illegal -> seen.add(IllegalMove.valueOf(illegal.split(" ")[1])));
        }
        assertThat(seen).containsExactlyInAnyOrder(IllegalMove.values());
    }

    static Stream<Object[]> traps() {
        return TestBlocks.read("/moves/traps.case").stream().map(trap -> new Object[] {trap.value("name"), trap});
    }

    private static void assertMove(Position position, String iccs, IllegalMove expected) {
        int move = Positions.move(position, iccs);
        assertThat(IllegalMove.why(position, Moves.from(move), Moves.to(move)))
                .as(iccs)
                .isEqualTo(expected);
        boolean legal = expected == IllegalMove.LEGAL;
        assertThat(position.isLegal(move)).as(iccs).isEqualTo(legal);
        assertThat(Positions.legalMoves(position).contains(move)).as(iccs).isEqualTo(legal);
    }
}
