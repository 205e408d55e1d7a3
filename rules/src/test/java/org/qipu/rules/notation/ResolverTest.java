package org.qipu.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Position;

class ResolverTest {
    private final Resolver resolver = new Resolver();
    private final MoveBuffer legal = new MoveBuffer();

    @ParameterizedTest(name = "{1} in {0}")
    @MethodSource("cases")
    void findsTheLegalMovesThatATextCanMean(String fen, String text, String moves) {
        assertThat(resolve(fen, text, 0)).isEqualTo(moves.trim().equals("-") ? "" : moves.trim());
    }

    static Stream<Object[]> cases() throws IOException {
        try (InputStream in = ResolverTest.class.getResourceAsStream("/notation/resolve.tsv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> (Object[]) line.split("\t"));
        }
    }

    @Test
    void ranksFromOneAreReadWithTheirBase() {
        String start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
        assertThat(resolve(start, "h3e3", 1)).isEqualTo("h2e2");
        assertThat(resolve(start, "Cbe3", 1)).isEqualTo("b2e2");
        assertThat(resolve(start, "a1a2", 1)).isEqualTo("a0a1");
        assertThat(resolve(start, "a0a1", 1)).isEmpty();
        assertThat(resolve(start.replace(" w", " b"), "h10g8", 1)).isEqualTo("h9g7");
    }

    @Test
    void squaresOfABinaryFormatDoNotHeedTheBase() {
        Position position = TestPositions.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w");
        resolver.legalMoves(position, MoveTexts.squares(25, 22), 1, legal);
        assertThat(names()).isEqualTo("h2e2");
    }

    /** Two advisors reach the same point and the text names neither: reported against Fairy-Stockfish (issue 152). */
    @Test
    void underDisambiguatedAdvisorsAreBothKept() {
        String fen = "1b1aa2b1/5k3/3ncn3/1pp1pp3/5r2p/9/P1PPB1PPB/2N1CCN1c/9/R2AKAR2 w - - 19 17";
        assertThat(resolve(fen, "Ae2", 1)).isEqualTo("f0e1 d0e1");
        assertThat(resolve(fen, "Ade2", 1)).isEqualTo("d0e1");
    }

    private String resolve(String fen, String text, int rankBase) {
        resolver.legalMoves(TestPositions.of(fen), MoveTextScanner.code(text), rankBase, legal);
        return names();
    }

    private String names() {
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < legal.size(); i++) {
            names.append(i == 0 ? "" : " ").append(Moves.iccs(legal.get(i)));
        }
        return names.toString();
    }
}
