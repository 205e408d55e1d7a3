package org.qipu.parsers.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;

class MovetextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1.炮二平五 马8进7 2.马二进三 | 炮二平五 马8进7 马二进三",
                "1. … 马8进7 | 马8进7",
                "1) 炮二平五 马8进7 2） 马二进三 | 炮二平五 马8进7 马二进三",
                "一、炮二平五 马8进7 十二、马二进三 | 炮二平五 马8进7 马二进三",
                "1... 马8进7 2. 马二进三 | 马8进7 马二进三",
                "1… 马8进7 | 马8进7",
                "１．炮二平五　马８进７ | 炮二平五 马８进７",
                "1. 炮二平五 {x} 1.          炮８平５ | 炮二平五 炮８平５",
                "炮二平五马8进7马二进三 | 炮二平五 马8进7 马二进三",
                "1.C2.5 H8+7 2.H2+3 | C2.5 H8+7 H2+3",
                "1. P3+1 c8.7 | P3+1 c8.7",
                "13. +C=1 -H+4 | +C=1 -H+4",
                "12.15+1 33.4 34. 33.4 3-.4 | 15+1 33.4 33.4 3-.4",
                "11.2+.3 ++.4 --.4 | 2+.3 ++.4 --.4",
                "1. h2e2 h9g7 2. H2-E2 h2-e2 | h2e2 h9g7 H2-E2 h2-e2",
                "h2e2h9g7h0g2 | h2e2 h9g7 h0g2",
                "C8-2    !!12. C2=5?! 13. H2+3+ | C8-2 C2=5 H2+3",
                "1. Cbe3 Hc8 2. Pc5 Rb10 3. A10e9 | Cbe3 Hc8 Pc5 Rb10 A10e9",
                "1. 炮二平五！ 马8进7？！ $14 2. 马二进三# | 炮二平五 马8进7 马二进三",
                "1. 炮二平五 (炮八平五 (马八进七) ) 马8进7 | 炮二平五 马8进7",
                "1. 炮二平五 ; 马8进7 | 炮二平五",
                "1. 三兵平六 一卒平5 前兵九平八 | 三兵平六 一卒平5 前兵九平八",
            })
    void movesAreFoundAmongNumbersAndMarks(String text, String moves) throws IOException {
        assertThat(Rendering.moves(game(text).moves())).isEqualTo(moves);
    }

    @Test
    void numbersAreNoOddities() throws IOException {
        assertThat(game("1) 炮二平五 马8进7 二、 马二进三 3… 车9平8 ４．车一平二 5").issues()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. 炮二平五 马8进 2. 马二进三 | 炮二平五 ?马8进? 马二进三",
                "1. 炮二平五 Qd4 | 炮二平五 ?Qd4?",
                "1. 炮二平五 炮\uFFFD平五 | 炮二平五 ?炮\uFFFD平五?",
                "1. h2e2 z9z8 h9g7 | h2e2 h9g7",
                "1. C2=5 h2e | C2=5 ?h2e?",
            })
    void aWordMeantAsAMoveBecomesAPlyWithoutCode(String text, String moves) throws IOException {
        assertThat(Rendering.moves(game(text).moves())).isEqualTo(moves);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. 炮二平五 1-0 | 1-0",
                "1. 炮二平五 1/2-1/2 | 1/2-1/2",
                "1. 炮二平五* | *",
                "1. 炮二平五 {好} 和棋 | 和棋",
                "1. 炮二平五 ０－１ | ０－１",
                "1. 炮二平五 红先胜 | 红先胜",
                "1. 炮二平五 1-0 0-1 | 1-0",
            })
    void theFirstResultClosesTheGame(String text, String terminator) throws IOException {
        assertThat(game(text).header().terminator()).isEqualTo(terminator);
    }

    @Test
    void textAfterTheResultIsNotTold() throws IOException {
        assertThat(game("1. 炮二平五 1-0\n=====\n欢迎访问某某网站\n").issues()).isEmpty();
    }

    @Test
    void movesAfterTheResultAreToldOnce() throws IOException {
        assertThat(game("1. 炮二平五 1-0 2. 马8进7 马二进三").issues())
                .singleElement()
                .isEqualTo(new ParseIssue(ParseIssue.Kind.STRAY_TEXT, 23, "马8进7 马二进三"));
    }

    @Test
    void strayWordsAreOneIssueAtTheirFirstByte() throws IOException {
        assertThat(game("1. 炮二平五 这是 一句闲话 马8进7").issues())
                .containsExactly(new ParseIssue(ParseIssue.Kind.STRAY_TEXT, 16, "这是 一句闲话"));
    }

    @Test
    void aMoveBehindAColonIsFound() throws IOException {
        GameRecord game = game("红方：炮二平五 黑方：马8进7");

        assertThat(Rendering.moves(game.moves())).isEqualTo("炮二平五 马8进7");
        assertThat(game.issues()).extracting(ParseIssue::text).containsExactly("红方", "黑方");
    }

    @Test
    void whatIsNotClosedIsTold() throws IOException {
        assertThat(game("1. 炮二平五 (炮八平五 {x} ").issues())
                .containsExactly(new ParseIssue(ParseIssue.Kind.UNCLOSED, 16, "(炮八平五 {x}"));
        assertThat(game("1. 炮二平五 {x").issues()).extracting(ParseIssue::kind).containsExactly(ParseIssue.Kind.UNCLOSED);
    }

    @Test
    void variationsAreCountedAndKeptAsText() throws IOException {
        GameRecord game = game("1. 炮二平五 (1. 炮八平五 (马八进七 {x)}) 马8进7) (红方占优) 马8进7 *");

        assertThat(game.variations()).isEqualTo(2);
        assertThat(game.movetext()).startsWith("1. 炮二平五 (1.").endsWith("马8进7 *");
        assertThat(game.issues()).isEmpty();
    }

    @Test
    void deepNestingIsNoProblem() throws IOException {
        GameRecord game = game("1. 炮二平五 " + "(炮八平五 ".repeat(100_000) + ")".repeat(100_000) + " 马8进7");

        assertThat(game.variations()).isEqualTo(100_000);
        assertThat(game.moves().size()).isEqualTo(2);
    }

    @Test
    void aPlainGameKeepsNoText() throws IOException {
        assertThat(game("1. 炮二平五 马8进7 1-0").movetext()).isEmpty();
    }

    @Test
    void manyOdditiesAreToldByTheFirstFew() throws IOException {
        assertThat(game("1. 炮二平五 " + "闲话 {x} ".repeat(1000)).issues()).hasSize(20);
    }

    private static GameRecord game(String text) throws IOException {
        List<ParsedRecord> records = Rendering.records(new PgnFormat(), text.getBytes(StandardCharsets.UTF_8));
        assertThat(records).hasSize(1);
        return (GameRecord) records.get(0);
    }
}
