package org.qipu.pipeline.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PackingTest {
    private static final long MIB = 1L << 20;

    @Test
    void manySmallPiecesShareAPack() {
        List<Long> small = Collections.nCopies(2000, 2_000L);

        List<List<Long>> packs = Packing.pack(small, Long::longValue, 16 * MIB);

        assertThat(packs).hasSize(9);
        assertThat(packs.stream().mapToInt(List::size).sum()).isEqualTo(2000);
    }

    @Test
    void aPieceLargerThanThePackStandsAlone() {
        assertThat(Packing.pack(List.of(1L, 50 * MIB, 2L, 3L), Long::longValue, 16 * MIB))
                .containsExactly(List.of(1L), List.of(50 * MIB), List.of(2L, 3L));
    }

    @Test
    void orderIsKept() {
        assertThat(Packing.pack(List.of(3L, 1L, 2L), Long::longValue, 1))
                .containsExactly(List.of(3L), List.of(1L), List.of(2L));
    }

    @Test
    void nothingMakesNoPack() {
        assertThat(Packing.pack(List.<Long>of(), Long::longValue, 16 * MIB)).isEmpty();
    }
}
