package org.qipu.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The fast rules against {@link SlowRules}, over random games and over diagrams that no game reaches. */
class SlowRulesTest {
    private static final long SEED = 20_261_130L;
    private static final int PLIES = 120;

    @Test
    void randomGamesAgree() {
        Random random = new Random(SEED);
        for (int round = 0; round < 3; round++) {
            for (Setup start : Positions.references()) {
                Position position = Position.of(start);
                for (int ply = 0; ply < PLIES && MoveGenerator.hasLegalMove(position); ply++) {
                    assertAgree(position);
                    List<Integer> moves = Positions.legalMoves(position);
                    position.make(moves.get(random.nextInt(moves.size())));
                }
                assertAgree(position);
            }
        }
    }

    @Test
    void scatteredDiagramsAgree() {
        Random random = new Random(SEED);
        for (int i = 0; i < 1500; i++) {
            assertAgree(Position.of(Positions.scattered(random)));
        }
    }

    private static void assertAgree(Position position) {
        Setup setup = position.setup();
        List<Integer> slow = SlowRules.legalMoves(setup);
        assertThat(Positions.legalMoves(position)).as(setup.toString()).containsExactlyInAnyOrderElementsOf(slow);
        assertThat(MoveGenerator.count(position)).isEqualTo(slow.size());
        assertThat(MoveGenerator.hasLegalMove(position)).isEqualTo(!slow.isEmpty());
        assertThat(position.inCheck()).as(setup.toString()).isEqualTo(SlowRules.inCheck(setup, setup.sideToMove()));
        for (int square = 0; square < Squares.COUNT; square++) {
            for (int side = Pieces.RED; side <= Pieces.BLACK; side++) {
                if (position.attacked(square, side) != SlowRules.attacked(setup, square, side)) {
                    throw new AssertionError(setup + " " + Squares.name(square) + " attacked by " + side);
                }
            }
        }
        assertSingleMovesAgree(position, setup);
    }

    private static void assertSingleMovesAgree(Position position, Setup setup) {
        for (int from = 0; from < Squares.COUNT; from++) {
            for (int to = 0; to < Squares.COUNT; to++) {
                boolean slow = SlowRules.isLegal(setup, from, to);
                boolean fast = position.isLegal(position.move(from, to));
                boolean explained = IllegalMove.why(position, from, to) == IllegalMove.LEGAL;
                if (fast != slow || explained != slow) {
                    throw new AssertionError(setup + " " + Moves.iccs(position.move(from, to)) + " legal: slow " + slow
                            + ", fast " + fast + ", explained " + explained);
                }
            }
        }
    }
}
