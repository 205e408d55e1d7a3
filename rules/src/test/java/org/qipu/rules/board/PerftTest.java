package org.qipu.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers of move sequences against published ones; the larger numbers run with {@code -Pdeep}. */
class PerftTest {
    /** Keeps the ordinary run, in which every move is checked by assertions, to some seconds. */
    private static final long ORDINARY_LIMIT = 25_000_000;

    /** A published number. */
    record Reference(String id, String fen, int depth, long count) {}

    @ParameterizedTest
    @MethodSource
    void matches(Reference reference) {
        assertMatches(reference);
    }

    static Stream<Reference> matches() {
        return references().stream().filter(reference -> reference.count() <= ORDINARY_LIMIT);
    }

    @Tag("deep")
    @ParameterizedTest
    @MethodSource
    void matchesDeep(Reference reference) {
        assertMatches(reference);
    }

    static Stream<Reference> matchesDeep() {
        return references().stream().filter(reference -> reference.count() > ORDINARY_LIMIT);
    }

    @Test
    void theNumberIsTheSameWithEveryMoveMade() {
        assertThat(Perft.countMade(Position.initial(), 3)).isEqualTo(79_666);
    }

    @Test
    void depthZeroIsOneLeaf() {
        assertThat(Perft.count(Position.initial(), 0)).isEqualTo(1);
        assertThat(Perft.countMade(Position.initial(), 0)).isEqualTo(1);
    }

    @Test
    void aStalemateHasNoLeaves() {
        assertThat(Perft.count(Positions.position("3k5/9/3P5/9/9/9/9/9/9/4K4 b"), 2))
                .isZero();
    }

    private static void assertMatches(Reference reference) {
        Position position = Positions.position(reference.fen());
        assertThat(Perft.count(position, reference.depth())).isEqualTo(reference.count());
        assertThat(position.setup()).isEqualTo(Positions.setup(reference.fen()));
    }

    private static List<Reference> references() {
        return TestBlocks.read("/perft/reference.perft").stream()
                .flatMap(block -> block.values("perft").stream().map(numbers -> reference(block, numbers.split(" "))))
                .toList();
    }

    private static Reference reference(TestBlocks.Block block, String[] numbers) {
        return new Reference(
                block.value("id"), block.value("fen"), Integer.parseInt(numbers[0]), Long.parseLong(numbers[1]));
    }
}
