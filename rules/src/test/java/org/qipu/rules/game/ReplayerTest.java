package org.qipu.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.IllegalMove;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;
import org.qipu.rules.notation.MoveTextScanner;
import org.qipu.rules.notation.MoveTexts;
import org.qipu.rules.notation.TestPositions;

class ReplayerTest {
    private final Replayer replayer = new Replayer();

    @Test
    void playsEveryMoveOfAnOpenGame() {
        Replay replay = replay(Fen.INITIAL, "炮二平五 马8进7 H2+3 i9h9 I0-H0");
        assertThat(replay.ending()).isEqualTo(Ending.OPEN);
        assertThat(moves(replay)).isEqualTo("h2e2 h9g7 h0g2 i9h9 i0h0");
        assertThat(replay.reachedPlies()).isEqualTo(5);
        assertThat(replay.rankBase()).isZero();
        assertThat(replay.sideFlipped()).isFalse();
        assertThat(replay.ambiguities()).isEmpty();
        assertThatThrownBy(replay::why).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aRecordWithoutMovesIsOpen() {
        assertThat(replay(Fen.INITIAL, "").ending()).isEqualTo(Ending.OPEN);
    }

    @Test
    void theTraceTellsKeysChecksAndCaptures() {
        String fen = "4k4/9/9/9/4p4/9/9/9/4R4/3K5 w";
        GameTrace trace = replay(fen, "e1e5 e9f9 e5f5 f9e9").trace();
        Position position = TestPositions.of(fen);
        for (int ply = 0; ply < trace.plies(); ply++) {
            assertThat(trace.key(ply)).isEqualTo(position.key());
            assertThat(trace.side(ply)).isEqualTo(position.sideToMove());
            position.make(trace.move(ply));
            assertThat(trace.isCheck(ply)).as("check at %d", ply).isEqualTo(ply % 2 == 0);
            assertThat(trace.isCapture(ply)).as("capture at %d", ply).isEqualTo(ply == 0);
        }
        assertThat(trace.key(4)).isEqualTo(position.key());
        assertThat(trace.plies()).isEqualTo(4);
    }

    @Test
    void tellsMateFromStalemate() {
        String twoRooks = "4k4/R8/1R7/9/9/9/9/9/9/3K5 w";
        assertThat(replay(twoRooks, "b7b9").ending()).isEqualTo(Ending.CHECKMATE);
        assertThat(replay(twoRooks, "b7b8").ending()).isEqualTo(Ending.OPEN);
        assertThat(replay("3k5/9/3P5/9/9/9/9/9/4K4/9 w", "e1e0").ending()).isEqualTo(Ending.STALEMATE);
    }

    @Test
    void aStartPositionCanAlreadyBeDecided() {
        assertThat(replay("3k5/9/3P5/9/9/9/9/9/9/4K4 b", "").ending()).isEqualTo(Ending.STALEMATE);
    }

    @Test
    void movesAfterMateAreNotCalledIllegal() {
        Replay replay = replay("4k4/R8/1R7/9/9/9/9/9/9/3K5 w", "b7b9 e9d9 a8a9");
        assertThat(replay.ending()).isEqualTo(Ending.MOVES_AFTER_END);
        assertThat(replay.stopPly()).isEqualTo(1);
        assertThat(replay.trace().outcome()).isEqualTo(Outcome.CHECKMATE);
        assertThat(Ending.MOVES_AFTER_END.id()).isEqualTo("moves-after-end");
    }

    @Test
    void anythingAfterMateComesAfterTheEnd() {
        int[] codes = {MoveTextScanner.code("b7b9"), MoveTexts.UNREADABLE};
        Replay replay = replayer.replay(TestPositions.setup("4k4/R8/1R7/9/9/9/9/9/9/3K5 w"), codes, 2);
        assertThat(replay.ending()).isEqualTo(Ending.MOVES_AFTER_END);
    }

    /** Record-level trap: the king is taken a ply later; the move that ignored the check is the illegal one. */
    @Test
    void thePlyThatIgnoresACheckIsTheIllegalOne() {
        Replay replay = replay("4k4/9/9/9/9/9/9/9/4R4/3K1c3 b", "f0f5 e1e9");
        assertThat(replay.ending()).isEqualTo(Ending.ILLEGAL_MOVE);
        assertThat(replay.stopPly()).isZero();
        assertThat(replay.why()).isEqualTo(IllegalMove.CHECK_IGNORED);
        assertThat(replay.stopCode()).isEqualTo(MoveTextScanner.code("f0f5"));
    }

    @Test
    void theGoodPrefixIsKept() {
        Replay replay = replay(Fen.INITIAL, "炮二平五 马8进7 马二进三 马7进9");
        assertThat(replay.ending()).isEqualTo(Ending.ILLEGAL_MOVE);
        assertThat(moves(replay)).isEqualTo("h2e2 h9g7 h0g2");
        assertThat(replay.reachedPlies()).isEqualTo(3);
        assertThat(replay.why()).isEqualTo(IllegalMove.OWN_PIECE_ON_TARGET);
    }

    @Test
    void saysWhyALiteralReadingFails() {
        assertThat(replay(Fen.INITIAL, "车二进一").why()).isEqualTo(IllegalMove.EMPTY_ORIGIN);
        assertThat(replay(Fen.INITIAL, "车一退一").why()).isEqualTo(IllegalMove.OFF_BOARD);
        assertThat(replay(Fen.INITIAL, "马二平三").why()).isEqualTo(IllegalMove.NOT_THE_PIECES_MOVE);
        assertThat(replay(Fen.INITIAL, "炮二进五").why()).isEqualTo(IllegalMove.CANNON_WITHOUT_SCREEN);
        assertThat(replay(Fen.INITIAL, "车一进四").why()).isEqualTo(IllegalMove.PATH_BLOCKED);
        assertThat(replay(Fen.INITIAL, "h0h0").why()).isEqualTo(IllegalMove.SAME_POINT);
    }

    @Test
    void anUnreadableTextStops() {
        int[] codes = {MoveTextScanner.code("h2e2"), MoveTexts.UNREADABLE, MoveTextScanner.code("h0g2")};
        Replay replay = replayer.replay(Setup.INITIAL, codes, 3);
        assertThat(replay.ending()).isEqualTo(Ending.UNREADABLE_MOVE);
        assertThat(replay.stopPly()).isEqualTo(1);
    }

    @Test
    void theSideThatCanMakeTheFirstMoveBegins() {
        String blackMovesFirst = Fen.INITIAL;
        Replay replay = replay(blackMovesFirst, "h9g7 h2e2");
        assertThat(replay.ending()).isEqualTo(Ending.OPEN);
        assertThat(replay.sideFlipped()).isTrue();
        assertThat(replay.trace().firstSide()).isEqualTo(Pieces.BLACK);
        assertThat(replay.start()).isEqualTo(Setup.INITIAL.withSideToMove(Pieces.BLACK));
        assertThat(replay.trace().key(0))
                .isEqualTo(TestPositions.of(Fen.INITIAL.replace(" w", " b")).key());
    }

    @Test
    void aFirstMoveIllegalForBothKeepsTheStatedSide() {
        Replay replay = replay(Fen.INITIAL, "e5e6");
        assertThat(replay.ending()).isEqualTo(Ending.ILLEGAL_MOVE);
        assertThat(replay.sideFlipped()).isFalse();
        assertThat(replay.trace().firstSide()).isEqualTo(Pieces.RED);
    }

    @Test
    void onlyTheFirstMoveCanFlipTheSide() {
        Replay replay = replay(Fen.INITIAL, "h2e2 h0g2");
        assertThat(replay.ending()).isEqualTo(Ending.ILLEGAL_MOVE);
        assertThat(replay.why()).isEqualTo(IllegalMove.OPPONENTS_PIECE);
    }

    @Test
    void aRankTenSaysThatRanksBeginAtOne() {
        Replay replay = replay(Fen.INITIAL, "h3e3 h10g8 h1g3");
        assertThat(replay.rankBase()).isEqualTo(1);
        assertThat(moves(replay)).isEqualTo("h2e2 h9g7 h0g2");
    }

    @Test
    void aRankZeroSaysThatRanksBeginAtZero() {
        Replay replay = replay(Fen.INITIAL, "h3e3 h9g7 h0g2");
        assertThat(replay.rankBase()).isZero();
        assertThat(replay.ending()).isEqualTo(Ending.ILLEGAL_MOVE);
        assertThat(replay.stopPly()).isZero();
    }

    @Test
    void elseTheBaseThatGoesFurtherIsTaken() {
        assertThat(moves(replay(Fen.INITIAL, "h3e3 h8e8 e4e5"))).isEqualTo("h2e2 h7e7 e3e4");
        assertThat(replay(Fen.INITIAL, "h3e3 h8e8 e4e5").rankBase()).isEqualTo(1);
        assertThat(moves(replay(Fen.INITIAL, "Cbe3 Chg8"))).isEqualTo("b2e2 h7g7");
        assertThat(moves(replay(Fen.INITIAL, "Cbe2 Chg7"))).isEqualTo("b2e2 h7g7");
    }

    @Test
    void theBaseIsZeroOnATie() {
        Replay replay = replay(Fen.INITIAL, "h2e2 h7e7 e3e4 a5a6");
        assertThat(replay.rankBase()).isZero();
        assertThat(replay.stopPly()).isEqualTo(3);
        Replay neither = replay(Fen.INITIAL, "e5f7");
        assertThat(neither.rankBase()).isZero();
        assertThat(neither.ending()).isEqualTo(Ending.ILLEGAL_MOVE);
    }

    /** WinBoard writes the target alone for pawns, captures included: ranks from 0. */
    @Test
    void winBoardTextIsRead() {
        Replay replay = replay(Fen.INITIAL, "Cbe2 Hg7 Hc2 c5 c4 cxc4 Ra1 Rh9");
        assertThat(replay.ending()).isEqualTo(Ending.OPEN);
        assertThat(moves(replay)).isEqualTo("b2e2 h9g7 b0c2 c6c5 c3c4 c5c4 a0a1 i9h9");
    }

    @Test
    void aStartPositionWithoutAKingIsReplayed() {
        Replay replay = replay("3a5/9/3a5/9/9/9/9/9/9/9 b", "士4进5");
        assertThat(replay.trace().plies()).isEqualTo(1);
        assertThat(Moves.iccs(replay.trace().move(0))).isEqualTo("d9e8");
    }

    @Test
    void aStartPositionWithTwoKingsIsNot() {
        byte[] pieces = new byte[Squares.COUNT];
        pieces[Squares.of(3, 0)] = (byte) Pieces.of(Pieces.KING, Pieces.RED);
        pieces[Squares.of(4, 0)] = (byte) Pieces.of(Pieces.KING, Pieces.RED);
        Replay replay = replayer.replay(Setup.of(pieces, Pieces.BLACK), new int[] {MoveTexts.squares(3, 4)}, 1);
        assertThat(replay.ending()).isEqualTo(Ending.UNUSABLE_START);
        assertThat(replay.trace().plies()).isZero();
        assertThat(replay.trace().firstSide()).isEqualTo(Pieces.BLACK);
    }

    /** Kings that face each other are an illegal position, left by the move before: a king taking the other is no move. */
    @Test
    void aKingIsNeverTaken() {
        String facing = "4k4/9/9/9/9/9/9/9/9/4K4 w";
        assertThat(replay(facing, "e0e9").why()).isEqualTo(IllegalMove.CAPTURES_KING);
        assertThat(replay(facing, "e0d0").ending()).isEqualTo(Ending.OPEN);
    }

    @Test
    void aListOfTenMillionPliesStopsAtTheStatedLimit() {
        int[] codes = new int[10_000_000];
        int[] shuffle = Records.codes("a0a1 a9a8 a1a0 a8a9");
        for (int ply = 0; ply < codes.length; ply++) {
            codes[ply] = shuffle[ply % 4];
        }
        Replay replay = replayer.replay(Setup.INITIAL, codes, codes.length);
        assertThat(replay.ending()).isEqualTo(Ending.TOO_MANY_PLIES);
        assertThat(replay.trace().plies()).isEqualTo(GameTrace.MAX_PLIES);
        assertThat(replayer.replay(Setup.INITIAL, codes, GameTrace.MAX_PLIES).ending())
                .isEqualTo(Ending.OPEN);
    }

    @Test
    void theNaturalLimitIsFoundInAReplayedGame() {
        Replay replay = replay(
                Fen.INITIAL, "h2h9 i9h9 " + "a0a1 a9a8 a1a0 a8a9 ".repeat(30).trim());
        assertThat(NaturalLimit.CXA_1999.firstReached(replay.trace(), Pieces.BLACK))
                .contains(new NaturalLimit.Reached(121, 2, 60, 0, 0, 0, 0));
    }

    @Test
    void idsOfEndingsAreThoseOfTheTables() {
        assertThat(Arrays.stream(Ending.values()).map(Ending::id))
                .containsExactly(
                        "open",
                        "checkmate",
                        "stalemate",
                        "illegal-move",
                        "unreadable-move",
                        "ambiguous-move",
                        "moves-after-end",
                        "unusable-start",
                        "too-many-plies",
                        "too-many-readings");
    }

    @Test
    void aReplayLeavesNothingBehindForTheNext() {
        replay("3k5/9/9/6P2/6P2/9/9/9/9/5K3 b", "P3.4 K4+1 a0a1 K4-1");
        playsEveryMoveOfAnOpenGame();
        theSideThatCanMakeTheFirstMoveBegins();
        playsEveryMoveOfAnOpenGame();
    }

    private Replay replay(String fen, String texts) {
        return Records.replay(replayer, fen, texts);
    }

    private static String moves(Replay replay) {
        return Records.moves(replay);
    }
}
