package org.qipu.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.rules.board.Fen;
import org.qipu.rules.game.Replay.Ambiguity;
import org.qipu.rules.notation.MoveTextScanner;

/** Texts with several legal readings. */
class ReplayerAmbiguityTest {
    private final Replayer replayer = new Replayer();

    @Test
    void aLaterMoveSettlesWhichPawnWasMeant() {
        String twoPawns = "3k5/9/9/6P2/6P2/9/9/9/9/5K3 w";
        Replay replay = replay(twoPawns, "P3.4 K4+1 f6e6 K4-1");
        assertThat(replay.ending()).isEqualTo(Ending.OPEN);
        assertThat(moves(replay)).isEqualTo("g6f6 d9d8 f6e6 d8d9");
        assertThat(replay.ambiguities()).containsExactly(new Ambiguity(0, 2, 2));
    }

    @Test
    void theOtherPawnCanBeTheOneThatWasMeant() {
        Replay replay = replay("3k5/9/9/6P2/6P2/9/9/9/9/5K3 w", "P3.4 K4+1 f5e5");
        assertThat(moves(replay)).isEqualTo("g5f5 d9d8 f5e5");
        assertThat(replay.ambiguities()).containsExactly(new Ambiguity(0, 2, 2));
    }

    @Test
    void readingsThatAreLeftAtTheEndAreToldAndNotGuessed() {
        Replay replay = replay("3k5/9/9/6P2/6P2/9/9/9/9/5K3 w", "K4+1 K4+1 P3.4 K4-1");
        assertThat(replay.ending()).isEqualTo(Ending.AMBIGUOUS_MOVE);
        assertThat(moves(replay)).isEqualTo("f0f1 d9d8");
        assertThat(replay.stopPly()).isEqualTo(2);
        assertThat(replay.stopCode()).isEqualTo(MoveTextScanner.code("P3.4"));
        assertThat(replay.reachedPlies()).isEqualTo(4);
        assertThat(replay.ambiguities()).containsExactly(new Ambiguity(2, 2, -1));
    }

    @Test
    void readingsThatAllDieLeaveTheRecordAmbiguous() {
        Replay replay = replay("3k5/9/9/6P2/6P2/9/9/9/9/5K3 w", "P3.4 K4+1 a0a1 K4-1");
        assertThat(replay.ending()).isEqualTo(Ending.AMBIGUOUS_MOVE);
        assertThat(replay.trace().plies()).isZero();
        assertThat(replay.reachedPlies()).isEqualTo(2);
    }

    @Test
    void severalAmbiguousMovesAreSettledOneAfterTheOther() {
        String fen = "3k5/9/9/6P2/6P2/9/9/9/9/5K3 w";
        Replay replay = replay(fen, "P3.4 K4+1 f6e6 K4-1 P3+1 K4+1 前兵进一 K4-1 e6e7");
        assertThat(replay.ending()).isEqualTo(Ending.OPEN);
        assertThat(moves(replay)).isEqualTo("g6f6 d9d8 f6e6 d8d9 g5g6 d9d8 g6g7 d8d9 e6e7");
        assertThat(replay.ambiguities()).containsExactly(new Ambiguity(0, 2, 2), new Ambiguity(6, 2, 8));
    }

    /** Readings that agree again after some plies still differ in those: only what went before is certain. */
    @Test
    void theTraceEndsWhereTheReadingsPart() {
        Replay replay = replay("3k5/9/9/6P2/6P2/9/9/9/9/5K3 w", "P3.4 K4+1 P3.4 K4-1");
        assertThat(replay.ending()).isEqualTo(Ending.AMBIGUOUS_MOVE);
        assertThat(replay.stopPly()).isZero();
        assertThat(replay.ambiguities()).containsExactly(new Ambiguity(0, 2, -1));
    }

    @Test
    void tooManyReadingsAreToldAndNotFollowed() {
        Replay replay = replay("3k5/9/9/9/PPPPPPPPP/9/9/9/9/5K3 w", "前兵进一 将4进1 前兵进一 将4退1");
        assertThat(replay.ending()).isEqualTo(Ending.TOO_MANY_READINGS);
        assertThat(replay.trace().plies()).isZero();
        assertThat(replay.reachedPlies()).isEqualTo(2);
        assertThat(replay.ambiguities()).containsExactly(new Ambiguity(0, 9, -1));
        assertThat(replay.ambiguities().get(0).isSettled()).isFalse();
    }

    /** Two games of an engine's archive write a plain file digit for one of two pawns; look-ahead settles both. */
    @ParameterizedTest
    @CsvSource({"game1.wxf, 138, 121", "game5.wxf, 122, 85"})
    void realAmbiguousGamesAreSettled(String file, int plies, int ambiguousPly) throws IOException {
        Path path = Path.of("../../shared/corpora/wxf", file);
        assumeTrue(Files.exists(path), "no archive at " + path);
        String text = Files.readString(path, StandardCharsets.ISO_8859_1);
        String moves = text.substring(text.indexOf("START{") + 6, text.indexOf("}END"))
                .replaceAll("[!?]*\\d+\\.\\s", " ")
                .replaceAll("[!?]", "")
                .trim();
        Replay replay = replay(Fen.INITIAL, moves.replaceAll("\\s+", " "));
        assertThat(replay.ending()).isEqualTo(Ending.CHECKMATE);
        assertThat(replay.trace().plies()).isEqualTo(plies);
        assertThat(replay.ambiguities()).singleElement().satisfies(ambiguity -> {
            assertThat(ambiguity.ply()).isEqualTo(ambiguousPly);
            assertThat(ambiguity.settledBy()).isBetween(ambiguousPly + 3, ambiguousPly + 5);
        });
    }

    private Replay replay(String fen, String texts) {
        return Records.replay(replayer, fen, texts);
    }

    private static String moves(Replay replay) {
        return Records.moves(replay);
    }
}
