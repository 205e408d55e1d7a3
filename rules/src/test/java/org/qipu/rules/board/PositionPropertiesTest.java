package org.qipu.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What holds of every position, tried on random games with a fixed seed. */
class PositionPropertiesTest {
    private static final long SEED = 4_1999L;
    private static final int PLIES = 200;

    /** Pins the seed of the Zobrist numbers: keys may be stored. */
    private static final long INITIAL_KEY = -1_279_590_745_317_019_045L;

    /** A round that ends where it began. */
    private static final List<String> SHUTTLE = List.of("a0a1", "a9a8", "a1a0", "a8a9");

    @Test
    void theKeyDependsOnThePositionAlone() {
        Map<Long, Setup> byKey = new HashMap<>();
        for (Position position : randomPositions()) {
            Setup setup = position.setup();
            assertThat(Position.of(setup).key()).isEqualTo(position.key());
            assertThat(byKey.putIfAbsent(position.key(), setup)).isIn(null, setup);
        }
    }

    @Test
    void theSideToMoveChangesTheKey() {
        Setup black = Setup.INITIAL.withSideToMove(Pieces.BLACK);
        assertThat(Position.of(black).key()).isNotEqualTo(Position.initial().key());
    }

    @Test
    void theKeyIsTheSameInEveryRun() {
        assertThat(Position.initial().key()).isEqualTo(INITIAL_KEY);
    }

    @Test
    void unmakeUndoesMake() {
        for (Position position : randomPositions()) {
            Setup before = position.setup();
            long key = position.key();
            int plies = position.plies();
            for (int move : Positions.legalMoves(position)) {
                position.make(move);
                assertThat(position.plies()).isEqualTo(plies + 1);
                assertThat(position.setup()).isEqualTo(SlowRules.play(before, Moves.from(move), Moves.to(move)));
                position.unmake();
            }
            assertThat(position.setup()).isEqualTo(before);
            assertThat(position.key()).isEqualTo(key);
            assertThat(position.plies()).isEqualTo(plies);
        }
    }

    @Test
    void aMoveGivesCheckWhenTheOpponentIsInCheckAfterwards() {
        int checks = 0;
        for (Position position : randomPositions()) {
            for (int move : Positions.legalMoves(position)) {
                boolean givesCheck = position.givesCheck(move);
                assertThat(position.reaches(Moves.from(move), Moves.to(move))).isTrue();
                position.make(move);
                assertThat(givesCheck).as(position.setup() + Moves.iccs(move)).isEqualTo(position.inCheck());
                position.unmake();
                checks += givesCheck ? 1 : 0;
            }
        }
        assertThat(checks).isGreaterThan(100);
    }

    @Test
    void capturesAndChecksAreThoseOfTheLegalMoves() {
        Selection selection = new Selection();
        MoveBuffer found = new MoveBuffer();
        for (Position position : randomPositions()) {
            List<Integer> legal = Positions.legalMoves(position);
            selection.captures(position, found);
            assertThat(moves(found))
                    .isEqualTo(legal.stream()
                            .filter(move -> Moves.captured(move) != 0)
                            .toList());
            selection.checks(position, found);
            assertThat(moves(found))
                    .isEqualTo(legal.stream().filter(position::givesCheck).toList());
        }
    }

    @Test
    void aWholeGameCanBeTakenBack() {
        Position position = Position.initial();
        shuttle(position, 3000);
        assertThat(position.plies()).isEqualTo(3000);
        for (int ply = 0; ply < 3000; ply++) {
            position.unmake();
        }
        assertThat(position.setup()).isEqualTo(Setup.INITIAL);
        assertThat(position.key()).isEqualTo(Position.initial().key());
    }

    @Test
    void aCopyHasTheHistoryAndLivesAlone() {
        Position position = Position.initial();
        shuttle(position, 1500);
        Position copy = Position.initial();
        copy.copyFrom(position);
        Setup end = position.setup();
        assertThat(copy.key()).isEqualTo(position.key());
        while (copy.plies() > 0) {
            copy.unmake();
        }
        assertThat(copy.setup()).isEqualTo(Setup.INITIAL);
        assertThat(position.setup()).isEqualTo(end);
        assertThat(position.plies()).isEqualTo(1500);
    }

    @Test
    void theMirroredPositionHasTheMirroredMoves() {
        for (Position position : randomPositions()) {
            Position mirrored = Position.of(position.setup().mirrored());
            TreeSet<String> expected = new TreeSet<>();
            for (int move : Positions.legalMoves(position)) {
                expected.add(Squares.name(mirror(Moves.from(move))) + Squares.name(mirror(Moves.to(move))));
            }
            assertThat(Positions.iccs(Positions.legalMoves(mirrored))).isEqualTo(expected);
            assertThat(mirrored.inCheck()).isEqualTo(position.inCheck());
        }
    }

    @Test
    void thePositionWithColoursSwappedHasTheMovesTurnedRound() {
        for (Position position : randomPositions()) {
            Position swapped = Position.of(position.setup().coloursSwapped());
            TreeSet<String> expected = new TreeSet<>();
            for (int move : Positions.legalMoves(position)) {
                expected.add(Squares.name(89 - Moves.from(move)) + Squares.name(89 - Moves.to(move)));
            }
            assertThat(Positions.iccs(Positions.legalMoves(swapped))).isEqualTo(expected);
            assertThat(swapped.inCheck()).isEqualTo(position.inCheck());
        }
    }

    @Test
    void numbersThatAreNoMoveAreNotLegal() {
        Position position = Position.initial();
        int move = Positions.move(position, "h2e2");
        assertThat(position.isLegal(move)).isTrue();
        assertThat(position.isLegal(Moves.NONE)).isFalse();
        assertThat(position.isLegal(-1)).isFalse();
        assertThat(position.isLegal(Integer.MAX_VALUE)).isFalse();
        assertThat(position.isLegal(Moves.of(127, 0, 0, 0))).isFalse();
        assertThat(position.isLegal(move ^ 1 << 14)).as("another piece").isFalse();
        assertThat(position.isLegal(move | 1 << 18)).as("a capture").isFalse();
        assertThat(position.isLegal(move | 1 << 22)).as("bits beyond the codec").isFalse();
    }

    @Test
    void aSideWithoutAKingIsNeverInCheck() {
        Position position = Positions.position("9/9/9/4r4/9/9/9/9/4R4/4K4 b");
        assertThat(position.kingSquare(Pieces.BLACK)).isEqualTo(-1);
        assertThat(position.kingSquare(Pieces.RED)).isEqualTo(4);
        assertThat(position.inCheck()).isFalse();
        assertThat(Positions.legalMoves(position)).isNotEmpty();
    }

    @Test
    void anEmptyBoardHasNoMoves() {
        Position position = Positions.position("9/9/9/9/9/9/9/9/9/9 w");
        assertThat(MoveGenerator.hasLegalMove(position)).isFalse();
        assertThat(position.inCheck()).isFalse();
    }

    private static List<Integer> moves(MoveBuffer buffer) {
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < buffer.size(); i++) {
            moves.add(buffer.get(i));
        }
        return moves;
    }

    private static int mirror(int square) {
        return Squares.of(8 - Squares.file(square), Squares.rank(square));
    }

    /** Every seventh position of one random game from each reference position. */
    private static List<Position> randomPositions() {
        Random random = new Random(SEED);
        List<Position> positions = new ArrayList<>();
        for (Setup start : Positions.references()) {
            Position position = Position.of(start);
            for (int ply = 0; ply < PLIES && playRandomly(position, random, 7); ply += 7) {
                Position copy = Position.initial();
                copy.copyFrom(position);
                positions.add(copy);
            }
        }
        return positions;
    }

    /** A game longer than the history first holds. */
    private static void shuttle(Position position, int plies) {
        for (int ply = 0; ply < plies; ply++) {
            position.make(Positions.move(position, SHUTTLE.get(ply % SHUTTLE.size())));
        }
    }

    /** Makes random moves; false when the game ended before. */
    private static boolean playRandomly(Position position, Random random, int plies) {
        for (int ply = 0; ply < plies; ply++) {
            List<Integer> moves = Positions.legalMoves(position);
            if (moves.isEmpty()) {
                return false;
            }
            position.make(moves.get(random.nextInt(moves.size())));
        }
        return true;
    }
}
