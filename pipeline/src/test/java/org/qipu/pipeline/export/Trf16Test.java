package org.qipu.pipeline.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qipu.pipeline.export.TournamentGame.Player;

/** Positions as in FIDE's C.04 Annex 2 (TRF16), counted from 1. */
class Trf16Test {
    private static final Player A = new Player("a", "示例甲", "一队");
    private static final Player B = new Player("b", "示例乙", "二队");
    private static final Player C = new Player("c", "A player whose name is longer than its field", "二队");
    private static final Player D = new Player("d", "示例丁\n0", "一队");

    /** A 2, B 1.5, C 0.5, D 0; of both teams players meet each other, so that all play for themselves. */
    private static final List<TournamentGame> GAMES = List.of(
            game("1", 1, "2021-02-03", A, C, 1, false),
            game("2", 1, "2021-02-03", D, B, 0, false),
            game("3", 2, "2021-02-04", B, C, 0.5, false),
            game("4", 2, "2021-02-04", A, D, 1, true));

    @Test
    void aPlayersFieldsStandWhereTheFormatHasThem() {
        List<String> lines = lines(GAMES);
        String first = line(lines, "001    1");
        String third = line(lines, "001    3");
        String fourth = line(lines, "001    4");

        assertThat(at(first, 1, 3)).isEqualTo("001");
        assertThat(at(first, 5, 8)).isEqualTo("   1");
        assertThat(at(first, 15, 47)).isEqualTo("示例甲" + " ".repeat(30));
        assertThat(at(first, 49, 79)).isBlank();
        assertThat(at(first, 81, 84)).isEqualTo(" 2.0");
        assertThat(at(first, 86, 89)).isEqualTo("   1");
        assertThat(at(first, 92, 99)).isEqualTo("   3 w 1");
        assertThat(at(first, 102, 109)).isEqualTo("   4 w +");
        assertThat(at(third, 15, 48)).isEqualTo("A player whose name is longer tha ");
        assertThat(at(third, 92, 99)).isEqualTo("   1 b 0");
        assertThat(at(third, 102, 109)).isEqualTo("   2 b =");
        assertThat(at(fourth, 15, 47)).isEqualTo("示例丁 0" + " ".repeat(28));
        assertThat(at(fourth, 81, 89)).isEqualTo(" 0.0    4");
        assertThat(at(fourth, 92, 99)).isEqualTo("   2 w 0");
        assertThat(at(fourth, 102, 109)).isEqualTo("   1 b -");
    }

    @Test
    void theTournamentAndItsTeamsStandAbove() {
        List<String> lines = lines(GAMES);

        assertThat(lines.subList(0, 7))
                .containsExactly(
                        "012 示例赛",
                        "022 示例市",
                        "042 2021/02/03",
                        "052 2021/02/04",
                        "062 4",
                        "082 2",
                        "092 Individual: Swiss-System");
        assertThat(at(line(lines, "132"), 92, 99)).isEqualTo("21/02/03");
        assertThat(at(line(lines, "132"), 102, 109)).isEqualTo("21/02/04");
        assertThat(at(line(lines, "013 一队"), 37, 45)).isEqualTo("   1    4");
        assertThat(at(line(lines, "013 二队"), 37, 45)).isEqualTo("   2    3");
        assertThat(Trf16.text("示例赛", "示例市", GAMES)).endsWith("\r\n");
    }

    @Test
    void gamesWithoutARoundGetTheFirstThatIsFreeForBoth() {
        List<TournamentGame> games = List.of(
                game("1", 0, "2021", A, B, 1, false),
                game("2", 0, "2021", A, C, 1, false),
                game("3", 0, "2021", B, C, 1, false));
        List<String> lines = lines(games);

        assertThat(at(line(lines, "001    1"), 92, 109)).isEqualTo("   2 w 1     3 w 1");
        assertThat(at(line(lines, "001    2"), 92, 119)).isEqualTo("   1 b 0               3 w 1");
        assertThat(lines).noneMatch(line -> line.startsWith("132") || line.startsWith("042"));
        assertThat(lines).contains("092 Individual: Round-Robin");
    }

    @Test
    void whatTheFieldsCannotHoldIsNotWritten() {
        List<TournamentGame> games = IntStream.range(0, 100)
                .mapToObj(i -> game("g" + i, 0, "", A, i % 2 == 0 ? B : C, 1, false))
                .toList();

        assertThat(Trf16.text("示例赛", "", games)).isEmpty();
        assertThat(Trf16.text("示例赛", "", games.subList(0, 99))).contains("99.0");
    }

    @Test
    void filesAreNamedSafelyAndApart() {
        assertThat(TournamentReports.fileName("../示例 赛/第1届")).matches("___示例_赛_第1届-[0-9a-f]{12}[.]trf");
        assertThat(TournamentReports.fileName("a b")).isNotEqualTo(TournamentReports.fileName("a_b"));
        assertThat(TournamentReports.fileName("长".repeat(500)).length()).isLessThan(80);
    }

    @SuppressWarnings("checkstyle:ParameterNumber") // a column each
    private static TournamentGame game(
            String id, int round, String date, Player red, Player black, double scoreRed, boolean forfeit) {
        return new TournamentGame(id, round, date, red, black, scoreRed, forfeit);
    }

    private static List<String> lines(List<TournamentGame> games) {
        return List.of(Trf16.text("示例赛", "示例市", games).split("\r\n"));
    }

    private static String line(List<String> lines, String begin) {
        return lines.stream().filter(line -> line.startsWith(begin)).findFirst().orElseThrow();
    }

    /** The text of the positions from first to last; of a shorter line what is there. */
    private static String at(String line, int first, int last) {
        return line.substring(first - 1, Math.min(last, line.length()));
    }
}
