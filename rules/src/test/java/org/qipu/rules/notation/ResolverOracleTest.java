package org.qipu.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.MoveGenerator;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Squares;

/**
 * The plain texts, those without a qualifier, have an obvious meaning: every legal move that would be written so. Here
 * each of them is tried in positions of random games and compared with a search through the legal moves.
 */
class ResolverOracleTest {
    private final Resolver resolver = new Resolver();
    private final MoveBuffer found = new MoveBuffer();
    private final MoveBuffer legal = new MoveBuffer();
    private Position position = Position.initial();

    @Test
    void fileNotationMeansEveryLegalMoveThatIsWrittenSo() {
        inRandomPositions(60, () -> {
            for (int kind = Pieces.KING; kind <= Pieces.PAWN; kind++) {
                for (int file = 1; file <= 9; file++) {
                    tryActions(kind, file);
                }
            }
        });
    }

    private void tryActions(int kind, int file) {
        for (int action = MoveTexts.ADVANCE; action <= MoveTexts.TRAVERSE; action++) {
            for (int number = 1; number <= 9; number++) {
                int code = MoveTexts.fileNotation(kind, MoveTexts.NO_QUALIFIER, file, action, number);
                assertThatMeans(code, move -> isWritten(move, code));
            }
        }
    }

    @Test
    void coordinatesMeanTheOneMove() {
        inRandomPositions(20, () -> {
            for (int pair = 0; pair < 90 * 90; pair++) {
                int from = pair / 90;
                int to = pair % 90;
                assertThatMeans(MoveTexts.squares(from, to), move -> Moves.from(move) == from && Moves.to(move) == to);
            }
        });
    }

    @Test
    void algebraicTextMeansEveryLegalMoveOfTheKindToThePoint() {
        inRandomPositions(60, () -> {
            for (int kind = Pieces.KING; kind <= Pieces.PAWN; kind++) {
                for (int to = 0; to < Squares.COUNT; to++) {
                    tryOrigins(kind, to);
                }
            }
        });
    }

    private void tryOrigins(int kind, int to) {
        int toFile = Squares.file(to);
        int toRank = Squares.rank(to);
        IntPredicate reaches = move -> Pieces.kind(Moves.piece(move)) == kind && Moves.to(move) == to;
        assertThatMeans(MoveTexts.algebraic(kind, -1, -1, toFile, toRank), reaches);
        for (int file = 0; file < Squares.FILES; file++) {
            int fromFile = file;
            assertThatMeans(
                    MoveTexts.algebraic(kind, file, -1, toFile, toRank),
                    reaches.and(move -> Squares.file(Moves.from(move)) == fromFile));
        }
        for (int rank = 0; rank < Squares.RANKS; rank++) {
            int fromRank = rank;
            assertThatMeans(
                    MoveTexts.algebraic(kind, -1, rank, toFile, toRank),
                    reaches.and(move -> Squares.rank(Moves.from(move)) == fromRank));
        }
    }

    private void inRandomPositions(int positions, Runnable check) {
        RandomGames games = new RandomGames(positions);
        for (int i = 0; i < positions; i++) {
            position = Position.initial();
            games.play(position, 2 * i + i % 2);
            MoveGenerator.legal(position, legal);
            check.run();
        }
    }

    private void assertThatMeans(int code, IntPredicate written) {
        resolver.legalMoves(position, code, 0, found);
        Set<String> expected = new TreeSet<>();
        for (int i = 0; i < legal.size(); i++) {
            if (written.test(legal.get(i))) {
                expected.add(Moves.iccs(legal.get(i)));
            }
        }
        Set<String> actual = new TreeSet<>();
        for (int i = 0; i < found.size(); i++) {
            actual.add(Moves.iccs(found.get(i)));
        }
        if (!actual.equals(expected) || actual.size() != found.size()) {
            assertThat(actual)
                    .as("%s in %s", Described.of(code), Fen.write(position))
                    .isEqualTo(expected);
        }
    }

    /** Whether a move is written with this piece, file, action and number: worked out from the move alone. */
    private static boolean isWritten(int move, int code) {
        int side = Pieces.side(Moves.piece(move));
        int kind = Pieces.kind(Moves.piece(move));
        int fromFile = fileOf(Moves.from(move), side);
        int toFile = fileOf(Moves.to(move), side);
        int up = (Squares.rank(Moves.to(move)) - Squares.rank(Moves.from(move))) * (side == Pieces.RED ? 1 : -1);
        int action = up == 0 ? MoveTexts.TRAVERSE : up > 0 ? MoveTexts.ADVANCE : MoveTexts.RETREAT;
        int number = fromFile == toFile ? Math.abs(up) : toFile;
        return kind == MoveTexts.kind(code)
                && fromFile == MoveTexts.file(code)
                && action == MoveTexts.action(code)
                && number == MoveTexts.number(code);
    }

    private static int fileOf(int square, int side) {
        return side == Pieces.RED ? 9 - square % 9 : square % 9 + 1;
    }
}
