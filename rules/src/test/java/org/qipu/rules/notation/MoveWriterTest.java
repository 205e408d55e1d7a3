package org.qipu.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.MoveGenerator;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;
import org.qipu.rules.notation.MoveWriter.BlackDigits;

class MoveWriterTest {
    private final MoveWriter writer = new MoveWriter();
    private final Resolver resolver = new Resolver();
    private final MoveBuffer legal = new MoveBuffer();
    private final MoveBuffer read = new MoveBuffer();

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource({
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w, h2e2, 炮二平五, C2.5, H2-E2",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b, h9g7, 马８进７, H8+7, H9-G7",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b, e9e8, 将５进１, K5+1, E9-E8",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w, d0e1, 仕六进五, A6+5, D0-E1",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b, c9e7, 象３进５, E3+5, C9-E7",
        "3k5/9/4R4/9/9/4R4/9/9/9/5K3 w, e7g7, 前车平三, R+.3, E7-G7",
        "3k5/9/4r4/9/9/4r4/9/9/9/5K3 b, e7e8, 后车退１, R--1, E7-E8",
        "3a5/9/3a5/9/9/9/9/9/9/9 b, d9e8, 士４进５, A4+5, D9-E8",
        "3k5/9/9/6P2/6P2/9/9/9/9/5K3 w, g5f5, 后兵平四, P-.4, G5-F5",
        "3k5/9/9/6P2/6P2/6P2/9/9/9/5K3 w, g6f6, 前兵平四, 13.4, G6-F6",
        "3k5/9/6P2/6P2/6P2/9/9/9/9/5K3 w, g6f6, 中兵平四, 23.4, G6-F6",
        "3k5/9/6P2/6P2/6P2/9/9/9/9/5K3 w, g5f5, 后兵平四, 3-.4, G5-F5",
        "1R1cka3/4a4/9/9/p8/p8/p8/p8/9/4K4 b, a4b4, 三卒平２, 31.2, A4-B4",
        "3k5/9/9/4P1P2/4P1P2/9/9/9/9/5K3 w, e6f6, 前五平四, 15.4, E6-F6"
    })
    void writesWhatBooksPrint(String fen, String move, String chinese, String wxf, String iccs) {
        Position position = TestPositions.of(fen);
        int packed = position.move(square(move.substring(0, 2)), square(move.substring(2)));
        assertThat(chinese(position, packed, BlackDigits.FULL_WIDTH)).isEqualTo(chinese);
        assertThat(wxf(position, packed)).isEqualTo(wxf);
        assertThat(MoveWriter.iccs(packed)).isEqualTo(iccs);
    }

    @Test
    void blackDigitsCanBeAscii() {
        Position position = TestPositions.of(Fen.INITIAL.replace(" w", " b"));
        assertThat(chinese(position, position.move(square("h9"), square("g7")), BlackDigits.ASCII))
                .isEqualTo("马8进7");
    }

    @Test
    void everyMoveOfRandomGamesComesBack() {
        RandomGames games = new RandomGames(2026);
        for (int game = 0; game < 60; game++) {
            Position position = Position.initial();
            for (int ply = 0; ply < 150 && games.play(position, 1).length == 1; ply++) {
                assertThatEveryMoveComesBack(position);
            }
        }
    }

    /** Pawns crowd the files here, up to five on one, and every other kind may be doubled. */
    @Test
    void everyMoveOfCrowdedPositionsComesBack() {
        Random random = new Random(5);
        for (int i = 0; i < 6_000; i++) {
            assertThatEveryMoveComesBack(Position.of(crowded(random)));
        }
    }

    private void assertThatEveryMoveComesBack(Position position) {
        MoveGenerator.legal(position, legal);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            assertThatOnly(move, position, chinese(position, move, BlackDigits.FULL_WIDTH));
            assertThatOnly(move, position, chinese(position, move, BlackDigits.ASCII));
            assertThatOnly(move, position, wxf(position, move));
            assertThatOnly(move, position, MoveWriter.iccs(move));
            assertThatOnly(move, position, Moves.iccs(move));
        }
    }

    private void assertThatOnly(int move, Position position, String text) {
        resolver.legalMoves(position, MoveTextScanner.code(text), 0, read);
        if (read.size() != 1 || read.get(0) != move) {
            assertThat(read.size() == 0 ? "nothing" : read.size() + " moves, " + Moves.iccs(read.get(0)))
                    .as("%s for %s in %s", text, Moves.iccs(move), Fen.write(position))
                    .isEqualTo(Moves.iccs(move));
        }
    }

    private static Setup crowded(Random random) {
        byte[] pieces = new byte[Squares.COUNT];
        pieces[Squares.of(3 + random.nextInt(3), random.nextInt(3))] = (byte) Pieces.of(Pieces.KING, Pieces.RED);
        pieces[Squares.of(3 + random.nextInt(3), 7 + random.nextInt(3))] = (byte) Pieces.of(Pieces.KING, Pieces.BLACK);
        int side = random.nextInt(2);
        int files = 1 + random.nextInt(3);
        int firstFile = random.nextInt(Squares.FILES);
        for (int pawn = 0; pawn < 5; pawn++) {
            int file = (firstFile + random.nextInt(files)) % Squares.FILES;
            int rank = 5 + random.nextInt(5);
            put(pieces, Squares.of(file, side == Pieces.RED ? rank : 9 - rank), Pieces.of(Pieces.PAWN, side));
        }
        for (int kind = Pieces.HORSE; kind <= Pieces.CANNON; kind++) {
            int file = random.nextInt(Squares.FILES);
            put(pieces, Squares.of(file, random.nextInt(10)), Pieces.of(kind, side));
            put(pieces, Squares.of(file, random.nextInt(10)), Pieces.of(kind, side));
        }
        return Setup.of(pieces, side);
    }

    private static void put(byte[] pieces, int square, int piece) {
        if (pieces[square] == Pieces.EMPTY) {
            pieces[square] = (byte) piece;
        }
    }

    private String chinese(Position position, int move, BlackDigits digits) {
        StringBuilder text = new StringBuilder();
        writer.chinese(position, move, digits, text);
        return text.toString();
    }

    private String wxf(Position position, int move) {
        StringBuilder text = new StringBuilder();
        writer.wxf(position, move, text);
        return text.toString();
    }

    private static int square(String name) {
        return Squares.of(name.charAt(0) - 'a', name.charAt(1) - '0');
    }
}
