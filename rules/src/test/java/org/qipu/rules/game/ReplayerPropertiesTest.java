package org.qipu.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;
import org.qipu.rules.notation.MoveTextScanner;
import org.qipu.rules.notation.MoveTexts;
import org.qipu.rules.notation.MoveWriter;
import org.qipu.rules.notation.MoveWriter.BlackDigits;
import org.qipu.rules.notation.RandomGames;

/** What holds for every game, tried on random ones with fixed seeds. */
class ReplayerPropertiesTest {
    private final Replayer replayer = new Replayer();
    private final MoveWriter writer = new MoveWriter();

    @Test
    void aGameIsTheSameInEveryNotation() {
        RandomGames games = new RandomGames(11);
        for (int game = 0; game < 100; game++) {
            int[] moves = games.play(Position.initial(), 120);
            assertThatReplays(moves, (position, move) -> Moves.iccs(move), 0);
            assertThatReplays(moves, (position, move) -> MoveWriter.iccs(move), 0);
            assertThatReplays(moves, (position, move) -> ranksFromOne(move), 1);
            assertThatReplays(moves, this::chinese, 0);
            assertThatReplays(moves, this::wxf, 0);
        }
    }

    @Test
    void aPrefixReplaysToThePrefixOfTheTrace() {
        Random random = new Random(12);
        RandomGames games = new RandomGames(12);
        for (int game = 0; game < 200; game++) {
            int[] moves = games.play(Position.initial(), 60);
            int[] codes = Arrays.stream(moves)
                    .map(move -> MoveTexts.squares(Moves.from(move), Moves.to(move)))
                    .toArray();
            long[] keys =
                    keys(replayer.replay(Setup.INITIAL, codes, codes.length).trace());
            int plies = random.nextInt(codes.length + 1);
            GameTrace prefix = replayer.replay(Setup.INITIAL, codes, plies).trace();
            assertThat(keys(prefix)).isEqualTo(Arrays.copyOf(keys, plies + 1));
        }
    }

    @Test
    void anyCodesEndInOneOfTheEndings() {
        Random random = new Random(13);
        for (int record = 0; record < 20_000; record++) {
            int[] codes = new int[1 + random.nextInt(12)];
            for (int ply = 0; ply < codes.length; ply++) {
                codes[ply] = random.nextInt(4) == 0 ? squares(random) : plausible(random);
            }
            Replay replay = replayer.replay(Setup.INITIAL, codes, codes.length);
            assertThat(replay.trace().plies()).isLessThanOrEqualTo(replay.reachedPlies());
            assertThat(replay.reachedPlies()).isLessThanOrEqualTo(codes.length);
            assertThat(replay.ending().isStop()).isEqualTo(replay.trace().plies() < codes.length);
        }
    }

    private static int squares(Random random) {
        return MoveTexts.coordinates(random.nextInt(9), random.nextInt(11), random.nextInt(9), random.nextInt(11));
    }

    private static int plausible(Random random) {
        String pieces = "KAEHRCP+-12345";
        String files = "123456789+-.";
        String text = "" + pieces.charAt(random.nextInt(pieces.length())) + files.charAt(random.nextInt(files.length()))
                + "+-.".charAt(random.nextInt(3)) + (1 + random.nextInt(9));
        return MoveTextScanner.code(text);
    }

    private void assertThatReplays(int[] moves, BiFunction<Position, Integer, String> notation, int rankBase) {
        Position position = Position.initial();
        int[] codes = new int[moves.length];
        for (int ply = 0; ply < moves.length; ply++) {
            codes[ply] = MoveTextScanner.code(notation.apply(position, moves[ply]));
            position.make(moves[ply]);
        }
        Replay replay = replayer.replay(Setup.INITIAL, codes, codes.length);
        assertThat(replay.ending().isStop()).isFalse();
        assertThat(replay.rankBase()).isEqualTo(rankBase);
        assertThat(replay.ambiguities()).isEmpty();
        assertThat(moves(replay.trace())).isEqualTo(moves);
        assertThat(replay.trace().key(moves.length)).isEqualTo(position.key());
    }

    private static int[] moves(GameTrace trace) {
        int[] moves = new int[trace.plies()];
        for (int ply = 0; ply < moves.length; ply++) {
            moves[ply] = trace.move(ply);
        }
        return moves;
    }

    private static long[] keys(GameTrace trace) {
        long[] keys = new long[trace.plies() + 1];
        for (int ply = 0; ply < keys.length; ply++) {
            keys[ply] = trace.key(ply);
        }
        return keys;
    }

    private String chinese(Position position, int move) {
        StringBuilder text = new StringBuilder();
        writer.chinese(position, move, BlackDigits.ASCII, text);
        return text.toString();
    }

    private String wxf(Position position, int move) {
        StringBuilder text = new StringBuilder();
        writer.wxf(position, move, text);
        return text.toString();
    }

    private static String ranksFromOne(int move) {
        return square(Moves.from(move)) + square(Moves.to(move));
    }

    private static String square(int square) {
        return (char) ('a' + Squares.file(square)) + "" + (Squares.rank(square) + 1);
    }
}
