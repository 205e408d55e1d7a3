package org.qipu.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.game.NaturalLimit.LimitedChecks;
import org.qipu.rules.game.NaturalLimit.Reached;

/** Games are written as one character a ply: {@code .} a quiet move, {@code +} a check, {@code x} a capture. */
class NaturalLimitTest {
    private static final NaturalLimit THREE_ROUNDS = new NaturalLimit(3, 1, LimitedChecks.CLAIMER);

    @Test
    void sixtyRoundsAreReachedWithTheHundredAndTwentiethQuietPly() {
        assertThat(NaturalLimit.CXA_1999.firstReached(trace(0, ".".repeat(119)), Pieces.RED))
                .isEmpty();
        assertThat(NaturalLimit.CXA_1999.firstReached(trace(0, ".".repeat(200)), Pieces.RED))
                .contains(new Reached(119, 0, 60, 0, 0, 0, 0));
    }

    @Test
    void onlyACaptureBeginsTheCountAnew() {
        assertThat(THREE_ROUNDS.firstReached(trace(0, "....x......."), Pieces.BLACK))
                .contains(new Reached(10, 5, 3, 0, 0, 0, 0));
        assertThat(THREE_ROUNDS.firstReached(trace(0, ".....x.....x....."), Pieces.BLACK))
                .isEmpty();
    }

    @Test
    void aCaptureThatGivesCheckIsNoCheckOfTheNewCount() {
        assertThat(THREE_ROUNDS.firstReached(trace(0, "X......"), Pieces.RED))
                .contains(new Reached(6, 1, 3, 0, 0, 0, 0));
    }

    @Test
    void checksBeyondTheNumberCountOnlyAgainstTheClaimer() {
        String game = "+.+.+.....";
        assertThat(THREE_ROUNDS.firstReached(trace(0, game), Pieces.RED)).contains(new Reached(8, 0, 3, 3, 0, 2, 0));
        assertThat(THREE_ROUNDS.firstReached(trace(0, game), Pieces.BLACK)).contains(new Reached(5, 0, 3, 3, 0, 0, 0));
    }

    @Test
    void bothSidesChecksCanBeLimitedOrNone() {
        String game = "+.+.+.....";
        NaturalLimit each = new NaturalLimit(3, 1, LimitedChecks.EACH_SIDE);
        NaturalLimit none = new NaturalLimit(3, 1, LimitedChecks.NONE);
        assertThat(each.firstReached(trace(0, game), Pieces.BLACK)).contains(new Reached(8, 0, 3, 3, 0, 2, 0));
        assertThat(none.firstReached(trace(0, game), Pieces.RED)).contains(new Reached(5, 0, 3, 3, 0, 0, 0));
    }

    @Test
    void mateOnTheVeryPlyComesFirst() {
        GameTrace mated = trace(0, "......");
        mated.end(Outcome.CHECKMATE);
        assertThat(THREE_ROUNDS.firstReached(mated, Pieces.RED)).isEmpty();
        GameTrace stalematedLater = trace(0, "........");
        stalematedLater.end(Outcome.STALEMATE);
        assertThat(THREE_ROUNDS.firstReached(stalematedLater, Pieces.RED)).isPresent();
    }

    @Test
    void parametersOutsideTheirRangesAreRefused() {
        assertThatThrownBy(() -> new NaturalLimit(0, 10, LimitedChecks.NONE)).hasMessageContaining("rounds 0");
        assertThatThrownBy(() -> new NaturalLimit(60, -1, LimitedChecks.NONE)).hasMessageContaining("checks -1");
    }

    @Test
    void agreesWithTheDefinitionOnRandomGames() {
        Random random = new Random(4204);
        for (int i = 0; i < 3_000; i++) {
            StringBuilder game = new StringBuilder();
            for (int ply = random.nextInt(60); ply > 0; ply--) {
                game.append(random.nextInt(12) == 0 ? 'x' : random.nextInt(3) == 0 ? '+' : '.');
            }
            int firstSide = random.nextInt(2);
            LimitedChecks limited = LimitedChecks.values()[random.nextInt(3)];
            NaturalLimit limit = new NaturalLimit(1 + random.nextInt(8), random.nextInt(4), limited);
            int claimer = random.nextInt(2);
            Optional<Reached> found = limit.firstReached(trace(firstSide, game.toString()), claimer);
            assertThat(found.map(Reached::ply).orElse(-1))
                    .as("%s, first side %d, %s, claimer %d", game, firstSide, limit, claimer)
                    .isEqualTo(slowFirstReached(limit, game.toString(), firstSide, claimer));
        }
    }

    /** The definition, word for word and prefix by prefix. */
    private static int slowFirstReached(NaturalLimit limit, String game, int firstSide, int claimer) {
        for (int plies = 1; plies <= game.length(); plies++) {
            int sinceCapture = game.substring(0, plies).lastIndexOf('x') + 1;
            int[] counted = new int[2];
            int[] checks = new int[2];
            for (int ply = sinceCapture; ply < plies; ply++) {
                int side = ply % 2 == 0 ? firstSide : 1 - firstSide;
                boolean limited = limit.limitedChecks() == LimitedChecks.EACH_SIDE
                        || limit.limitedChecks() == LimitedChecks.CLAIMER && side == claimer;
                boolean uncounted = limited && game.charAt(ply) == '+' && ++checks[side] > limit.countedChecks();
                counted[side] += uncounted ? 0 : 1;
            }
            if (Math.min(counted[0], counted[1]) >= limit.rounds()) {
                return plies - 1;
            }
        }
        return -1;
    }

    private static GameTrace trace(int firstSide, String game) {
        GameTrace trace = new GameTrace();
        trace.begin(firstSide, 0);
        for (char ply : game.toCharArray()) {
            boolean capture = ply == 'x' || ply == 'X';
            int move = Moves.of(0, 9, Pieces.ROOK, capture ? Pieces.PAWN : Pieces.EMPTY);
            trace.append(move, 0, ply == '+' || ply == 'X');
        }
        return trace;
    }
}
