package org.qipu.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.MoveGenerator;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/** Loops in positions no one would reach: every rulebook has to say something of them, in time and however turned. */
class RandomLoopsTest {
    private static final int LOOPS = 6;
    private static final Duration MOST_A_LOOP = Duration.ofSeconds(20);

    private final Random random = new Random(20201130);
    private final MoveBuffer legal = new MoveBuffer();

    @Test
    void loopsOfRandomGamesAreJudged() {
        for (int i = 0; i < LOOPS; i++) {
            Position position = Position.initial();
            playAtRandom(position, 40 + random.nextInt(80));
            loop(position.setup()).ifPresent(this::check);
        }
    }

    @Test
    void loopsOfScatteredPiecesAreJudged() {
        int judged = 0;
        for (int i = 0; i < 3 * LOOPS; i++) {
            Optional<Case> loop = loop(scattered());
            loop.ifPresent(this::check);
            judged += loop.isPresent() ? 1 : 0;
        }
        assertThat(judged).isGreaterThan(LOOPS / 2);
    }

    private void check(Case loop) {
        for (Rulebook rulebook : Rulebooks.ALL) {
            long start = System.nanoTime();
            Verdict verdict = loop.judge(rulebook);
            assertThat(System.nanoTime() - start).isLessThan(MOST_A_LOOP.toNanos());
            assertThat(verdict.ruling()).as(loop.start().toString()).isNotEqualTo(Ruling.NONE);
            Verdict mirrored = loop.mirrored().judge(rulebook);
            assertThat(mirrored.evidence().orElseThrow().classes(0))
                    .as(loop.start().toString())
                    .isEqualTo(verdict.evidence().orElseThrow().classes(0));
            assertThat(mirrored.ruling()).isEqualTo(verdict.ruling());
        }
    }

    /** Any pieces on any points, sometimes without kings or with very many pieces. */
    private Setup scattered() {
        byte[] pieces = new byte[Squares.COUNT];
        int count = 5 + random.nextInt(30);
        for (int i = 0; i < count; i++) {
            int kind = Pieces.ADVISOR + random.nextInt(Pieces.PAWN - 1);
            pieces[random.nextInt(Squares.COUNT)] = (byte) Pieces.of(kind, random.nextInt(2));
        }
        if (random.nextInt(4) > 0) {
            pieces[Squares.of(3 + random.nextInt(3), random.nextInt(3))] = Pieces.KING;
            pieces[Squares.of(3 + random.nextInt(3), 9 - random.nextInt(3))] =
                    (byte) Pieces.of(Pieces.KING, Pieces.BLACK);
        }
        return Setup.of(pieces, random.nextInt(2));
    }

    /** Two moves and their reversals, run twice, if there are such in the position. */
    private Optional<Case> loop(Setup start) {
        Position position = Position.of(start);
        int[] moves = new int[8];
        for (int attempt = 0; attempt < 20; attempt++) {
            int made = 0;
            while (made < 8) {
                Optional<Integer> move =
                        made < 2 ? randomQuiet(position) : Optional.of(reversal(position, moves, made));
                if (move.isEmpty() || !position.isLegal(move.get())) {
                    break;
                }
                moves[made++] = move.get();
                position.make(move.get());
            }
            if (made == 8) {
                return Optional.of(new Case("random", start, moves));
            }
            while (made-- > 0) {
                position.unmake();
            }
        }
        return Optional.empty();
    }

    private int reversal(Position position, int[] moves, int ply) {
        int earlier = moves[ply - 2];
        return position.move(Moves.to(earlier), Moves.from(earlier));
    }

    private Optional<Integer> randomQuiet(Position position) {
        MoveGenerator.legal(position, legal);
        for (int attempt = 0; attempt < 10 && !legal.isEmpty(); attempt++) {
            int move = legal.get(random.nextInt(legal.size()));
            if (Moves.captured(move) == Pieces.EMPTY) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    private void playAtRandom(Position position, int plies) {
        for (int ply = 0; ply < plies; ply++) {
            MoveGenerator.legal(position, legal);
            if (legal.isEmpty()) {
                return;
            }
            position.make(legal.get(random.nextInt(legal.size())));
        }
    }
}
