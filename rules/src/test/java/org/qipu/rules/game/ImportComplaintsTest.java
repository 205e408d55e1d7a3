package org.qipu.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Moves;
import org.qipu.rules.game.Replay.Ambiguity;
import org.qipu.rules.notation.MoveTextScanner;
import org.qipu.rules.notation.Resolution;
import org.qipu.rules.notation.Resolver;
import org.qipu.rules.notation.TestPositions;

/** What users of other programs reported about importing move texts, each with its own small input. */
class ImportComplaintsTest {
    private final Replayer replayer = new Replayer();

    /** fairy-stockfish/Fairy-Stockfish issue 395: a signed pawn with two files of tandem pawns names two. */
    @Test
    void aSignedPawnNamesTwoWhenTwoFilesAreDoubled() {
        String fen = "3k5/9/9/4P1P2/4P1P2/9/9/9/9/5K3 w";
        Resolution resolution = resolve(fen, "P+.4");
        assertThat(resolution)
                .isInstanceOfSatisfying(
                        Resolution.Several.class,
                        several -> assertThat(several.moves())
                                .extracting(Moves::iccs)
                                .containsExactly("g6f6", "e6f6"));
        assertThat(only(fen, "15.4")).isEqualTo("e6f6");
        assertThat(only(fen, "3+.4")).isEqualTo("g6f6");
    }

    /** windshadow233/python-chinese-chess issue 3: pawns numbered across two doubled files. */
    @Test
    void pawnsAreNumberedAcrossTwoDoubledFiles() {
        assertThat(only("3k5/9/9/4P1P2/4P1P2/9/9/9/9/5K3 w", "三兵进一")).isEqualTo("e6e7");
        assertThat(only("3k5/9/9/4P1P2/4P1P2/9/9/9/9/5K3 w", "三兵平六")).isEqualTo("e6d6");
    }

    /** windshadow233/python-chinese-chess issue 4: the first of four pawns is written 一 and not 前. */
    @Test
    void theFirstPawnOfAFileMayBeCalledOne() {
        String fen = "1R1cka3/4a4/9/9/p8/p8/p8/p8/9/4K4 b - - 9 5";
        assertThat(only(fen, "一卒进1")).isEqualTo("a2a1");
        assertThat(only(fen, "一卒平2")).isEqualTo("a2b2");
    }

    /** walker8088/cchess issue 12: two advisors on a file, and no king on the board. */
    @Test
    void twoAdvisorsOnAFileAreToldApartByTheMove() {
        assertThat(only("3a5/9/3a5/9/9/9/9/9/9/9 b", "士4进5")).isEqualTo("d9e8");
        assertThat(only("3a5/9/3a5/9/9/9/9/9/9/9 b", "士4退5")).isEqualTo("d7e8");
    }

    /** walker8088/cchess issue 6: half-width digits for Black, in a diagram where Black moves. */
    @Test
    void blacksDigitsMayBeHalfWidth() {
        assertThat(only(Fen.INITIAL.replace(" w", " b"), "马2进3")).isEqualTo("b9c7");
    }

    /** gbtami/pychess-variants issue 437: small letters for Black and a dot for sideways. */
    @Test
    void smallLettersAndDotsAreRead() {
        assertThat(moves("P3+1 c8.7")).isEqualTo("g3g4 h7g7");
    }

    /** benckx/elephantchess issue 83: the sign before the letter, and N for the horse. */
    @Test
    void aSignMayStandBeforeTheLetter() {
        assertThat(only("3k5/9/4C4/9/9/4C4/9/9/9/5K3 w", "+C=1")).isEqualTo("e7i7");
        assertThat(only("3k5/9/4C4/9/9/4C4/9/9/9/5K3 w", "C+=1")).isEqualTo("e7i7");
        assertThat(moves("N2+3 N8+7")).isEqualTo("h0g2 h9g7");
    }

    /** benckx/elephantchess issues 545 and 71: WinBoard counts ranks from 0, pychess from 1. */
    @Test
    void winBoardAndPychessTellTheSameGame() {
        assertThat(moves("Cbe2 Hc7 Hc2 Rb9 Rb0 c5")).isEqualTo("b2e2 b9c7 b0c2 a9b9 a0b0 c6c5");
        assertThat(moves("Cbe3 Hc8 Hc3 Rb10 Rb1 Pc6")).isEqualTo("b2e2 b9c7 b0c2 a9b9 a0b0 c6c5");
    }

    /** benckx/elephantchess issue 177: both chariots reach the point that the text names. */
    @Test
    void anUnderDisambiguatedRookIsSettledByLookAhead() {
        Replay replay = Records.replay(replayer, "3k5/9/9/9/9/9/9/8R/2R6/5K3 w", "Ri1 Kd8 i2i3");
        assertThat(Records.moves(replay)).isEqualTo("c1i1 d9d8 i2i3");
        assertThat(replay.ambiguities()).containsExactly(new Ambiguity(0, 2, 2));
    }

    /** fairy-stockfish/Fairy-Stockfish issue 152: either advisor reaches the point, ranks from 1. */
    @Test
    void anUnderDisambiguatedAdvisorIsToldAsAmbiguous() {
        String fen = "1b1aa2b1/5k3/3ncn3/1pp1pp3/5r2p/9/P1PPB1PPB/2N1CCN1c/9/R2AKAR2 w - - 19 17";
        Replay replay = Records.replay(replayer, fen, "Ae2 Ad10");
        assertThat(replay.ending()).isEqualTo(Ending.AMBIGUOUS_MOVE);
        assertThat(replay.rankBase()).isEqualTo(1);
        assertThat(replay.ambiguities()).containsExactly(new Ambiguity(0, 2, -1));
    }

    /** gbtami/pychess-variants issue 58: a file letter that was not needed. */
    @Test
    void needlessDisambiguationIsHarmless() {
        assertThat(moves("Hhg2 Hbc7 Rii1")).isEqualTo("h0g2 b9c7 i0i1");
    }

    /** gbtami/pychess-variants issues 52 and 434: N and B for horse and elephant, both sides in capitals. */
    @Test
    void lettersOfAnotherHabitAndCapitalsAreRead() {
        assertThat(moves("P7+1 H8+7 N2+3 B3+5 M3+5 G4+5")).isEqualTo("c3c4 h9g7 h0g2 c9e7 g0e2 d9e8");
    }

    /** ml-research/liground issue 187: a FEN that ends with the side to move. */
    @Test
    void aFenWithoutCountersIsEnough() {
        String fen = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r";
        assertThat(Records.moves(Records.replay(replayer, fen, "H2+3"))).isEqualTo("h0g2");
    }

    /** talkchess 881595: moves spoilt by scraping made whole games disappear; here the good part stays. */
    @Test
    void aSpoiltMoveKeepsWhatWentBefore() {
        Replay replay = Records.replay(replayer, Fen.INITIAL, "C2.5 H8+7 H2&3 R9.8");
        assertThat(replay.ending()).isEqualTo(Ending.UNREADABLE_MOVE);
        assertThat(Records.moves(replay)).isEqualTo("h2e2 h9g7");
    }

    private String moves(String texts) {
        Replay replay = Records.replay(replayer, Fen.INITIAL, texts);
        assertThat(replay.ending()).isEqualTo(Ending.OPEN);
        return Records.moves(replay);
    }

    private static Resolution resolve(String fen, String text) {
        return new Resolver().resolve(TestPositions.of(fen), MoveTextScanner.code(text), 0);
    }

    private static String only(String fen, String text) {
        return Moves.iccs(((Resolution.One) resolve(fen, text)).move());
    }
}
