package org.qipu.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MoveBufferTest {
    private final MoveBuffer buffer = new MoveBuffer();

    @Test
    void keepsMovesInOrderAndForgetsThemWhenCleared() {
        buffer.add(3);
        buffer.add(1);
        assertThat(buffer.size()).isEqualTo(2);
        assertThat(buffer.get(0)).isEqualTo(3);
        assertThat(buffer.get(1)).isEqualTo(1);
        assertThat(buffer.contains(1)).isTrue();
        buffer.clear();
        assertThat(buffer.isEmpty()).isTrue();
        assertThat(buffer.contains(1)).isFalse();
        assertThatThrownBy(() -> buffer.get(0)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void holdsTheMovesOfABoardFullOfRooks() {
        byte[] pieces = new byte[Squares.COUNT];
        for (int square = 0; square < Squares.COUNT; square++) {
            boolean red = (Squares.file(square) + Squares.rank(square)) % 2 == 0;
            pieces[square] = (byte) Pieces.of(Pieces.ROOK, red ? Pieces.RED : Pieces.BLACK);
        }
        MoveGenerator.legal(Position.of(Setup.of(pieces, Pieces.RED)), buffer);
        assertThat(buffer.size()).isEqualTo(161);
        for (int i = 0; i < 1000; i++) {
            buffer.add(i);
        }
        assertThat(buffer.size()).isEqualTo(1161);
        assertThat(buffer.get(1160)).isEqualTo(999);
    }
}
