package org.qipu.pipeline.audit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Setup;

class KindRuleTest {
    private static final String ENDING = "3ak4/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1";
    private static final String ODDS = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1";
    private static final String LINE =
            "1. h2e2 h9g7 (1... b9c7 2. h0g2 ) (1... h7e7 2. h0g2 ) (1... i9i8 ) (1... c6c5 )";

    @Test
    void twoPlayersAndTheInitialPositionMakeAGameWhateverElseThereIs() {
        OneRecord record = named().tag("Event", "残局 开局").moves(LINE + " (1... g6g5 ) 2. h0g2 *");

        assertThat(record.audit().game().kind()).isEqualTo("game");
    }

    @Test
    void piecesGivenAsOddsMakeAGame() {
        assertThat(named().tag("FEN", ODDS).moves("1. h2e2 h9g7").audit().game().kind())
                .isEqualTo("game");
        assertThat(KindRule.isInitialOrOdds(((Fen.Read) Fen.parse(ODDS)).setup()))
                .isTrue();
        assertThat(KindRule.isInitialOrOdds(Setup.INITIAL)).isTrue();
        assertThat(KindRule.isInitialOrOdds(((Fen.Read) Fen.parse(ENDING)).setup()))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "赵甲东先胜钱乙南, game",
        "某某残局 赵甲东先胜钱乙南, study",
        "赵甲东中局妙手, study",
        "某某, study",
        "實戰殺局8, study",
    })
    void aPositionWithoutPlayersOrByItsTitleIsAStudy(String title, String kind) {
        OneRecord record =
                new OneRecord().tag("Event", title).tag("FEN", ENDING).moves("1. e1e2 e9e8 1-0");

        assertThat(record.audit().game().kind()).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "布局陷阱, opening",
        "象棋開局大全, opening",
        "中炮对屏风马 红两头蛇式, opening",
        "某某, game",
        "赵甲东先胜钱乙南 开局, game",
    })
    void aLineFromTheInitialPositionIsAnOpeningByItsTitle(String title, String kind) {
        assertThat(new OneRecord().tag("Event", title).audit().game().kind()).isEqualTo(kind);
    }

    @Test
    void aGameThatIsNamedAfterItsOpeningAndHasAResultIsAGame() {
        OneRecord record = new OneRecord().tag("Event", "中炮对屏风马").tag("Result", "1-0");

        assertThat(record.audit().game().kind()).isEqualTo("game");
    }

    @Test
    void manyVariationsMakeAnOpeningAndManyMoreATree() {
        assertThat(new OneRecord().moves(LINE + " 2. h0g2 *").audit().game().kind())
                .isEqualTo("game");
        assertThat(new OneRecord()
                        .moves(LINE + " (1... g6g5 ) 2. h0g2 *")
                        .audit()
                        .game()
                        .kind())
                .isEqualTo("opening");
        String branch = "(1... h9g7 2. h0g2 i9h9 3. i0h0 b9c7 4. g3g4 c6c5 ) ";
        assertThat(new OneRecord()
                        .moves("1. h2e2 b9c7 " + branch.repeat(4) + "*")
                        .audit()
                        .game()
                        .kind())
                .isEqualTo("tree");
    }

    @Test
    void pliesOfVariationsAreCountedWithoutNumbersAndComments() {
        assertThat(VariationPlies.of(
                        "1. h2e2 {a (b) c} h9g7 (1... b9c7 {x y} 2. h0g2 (2. g0e2 ) ) (1... 马８进７ ) 2. h0g2"))
                .isEqualTo(4);
        assertThat(VariationPlies.of("")).isZero();
    }

    private static OneRecord named() {
        return new OneRecord().tag("Red", "赵甲东").tag("Black", "钱乙南");
    }
}
