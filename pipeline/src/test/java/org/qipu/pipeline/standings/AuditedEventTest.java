package org.qipu.pipeline.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qipu.pipeline.standings.SyntheticEvent.HALVES;
import static org.qipu.pipeline.standings.SyntheticEvent.players;
import static org.qipu.pipeline.standings.SyntheticEvent.ranks;
import static org.qipu.pipeline.standings.SyntheticEvent.teams;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.record.GameResult;

class AuditedEventTest {
    private static final String[] ROUND_ROBIN = {"0 A-B 1", "0 A-C =", "0 A-D 1", "0 B-C =", "0 B-D =", "0 C-D 1"};

    @Test
    void oneAuditedResultMovesThoseItMovesAndNobodyElse() {
        // Recorded: A 2.5, C 2, B 1, D 0.5. With C the winner against A: C 2.5, A 2.
        AuditedEvent event = new AuditedEvent(players(ROUND_ROBIN), Map.of("A-C", GameResult.BLACK_WINS), Map.of());

        assertThat(ranks(event.recorded().orElseThrow().standings())).isEqualTo("1 A, 2 C, 3 B, 4 D");
        assertThat(ranks(event.audited().orElseThrow().standings())).isEqualTo("1 C, 2 A, 3 B, 4 D");
        assertThat(event.moves())
                .extracting(move -> move.recorded().entrant() + " "
                        + move.recorded().rank() + ">" + move.audited().rank() + " " + move.gameIds())
                .containsExactly("A 1>2 [A-C]", "C 2>1 [A-C]");
    }

    @Test
    void aGameIsNamedWithThoseWhomItMoves() {
        // B-D to B: B 1.5 and D 0 keep their ranks; A-C as before.
        AuditedEvent event = new AuditedEvent(
                players(ROUND_ROBIN), Map.of("A-C", GameResult.BLACK_WINS, "B-D", GameResult.RED_WINS), Map.of());

        assertThat(event.moves())
                .extracting(move -> move.recorded().entrant() + " "
                        + move.recorded().rank() + ">" + move.audited().rank() + " " + move.gameIds())
                .containsExactly("A 1>2 [A-C]", "C 2>1 [A-C]", "B 3>3 [B-D]", "D 4>4 [B-D]");
    }

    @Test
    void pointsAreThoseOfThePolicy() {
        Points threeForAWin = new Points(3 * Points.UNIT, Points.UNIT, 0);
        // C: a win and two draws; B and D: a win, a draw and a loss each; A: a win and two losses.
        EventStandings event = new AuditedEvent(
                        players(
                                Map.of(),
                                threeForAWin,
                                "0 A-B 1",
                                "0 A-D 0",
                                "0 B-C =",
                                "0 C-D =",
                                "0 A-C 0",
                                "0 B-D 1"),
                        Map.of(),
                        Map.of())
                .recorded()
                .orElseThrow();

        assertThat(event.standings())
                .extracting(standing -> standing.entrant() + " " + standing.points() / Points.UNIT)
                .containsExactly("C 5", "B 4", "D 4", "A 3");
    }

    @Test
    void formatsAreRecognisedByWhoMetWhom() {
        assertThat(reason(players("1 A-B 1", "1 C-D 1", "2 A-C 1"))).isEqualTo("knock-out");
        assertThat(reason(players("0 A-B 1", "0 C-D 1", "0 E-F 1"))).isEqualTo("not-recognised");
        assertThat(reason(players("1 A-B 1", "1 C-D 1", "1 E-F 1"))).isEqualTo("not-recognised");
        assertThat(reason(players("0 A-B 1", "0 A-B 1", "0 A-B 1"))).isEqualTo("too-small");
        assertThat(format(players("0 A-B 1", "0 B-C 1", "0 C-A 1"))).isEqualTo("round-robin true");
        assertThat(format(players("0 A-B 1", "0 B-C 1", "0 C-A *"))).isEqualTo("round-robin false");
        assertThat(format(players("0 A-B 1", "0 B-C 1", "0 C-A 1", "0 B-A 0"))).isEqualTo("round-robin false");
        assertThat(format(players("0 A-B 1", "0 B-C 1", "0 C-D 1"))).isEqualTo("round-robin false");
        assertThat(format(players("1 A-B 1", "1 C-D 1", "2 A-C 1", "2 B-D 1", "3 A-D 1")))
                .isEqualTo("round-robin false");
        assertThat(format(players("1 A-B 1", "1 C-D 1", "2 A-C 1", "2 B-D 1"))).isEqualTo("swiss true");
        assertThat(format(players("1 A-B 1", "1 C-D 1", "2 A-C 1", "2 E-F 1"))).isEqualTo("swiss false");
        assertThat(format(teams("0 A-B 1=", "0 A-C 01", "0 B-C ="))).isEqualTo("not-recognised");
        assertThat(format(teams("0 A-B 1=", "0 A-C 01", "0 B-C =1"))).isEqualTo("team-round-robin true");
        assertThat(format(teams("1 A-B 1=", "1 C-D 01", "2 A-C =", "2 B-D 11"))).isEqualTo("team-swiss false");
    }

    @Test
    void playersOfOneTeamWhoMeetSeveralTeamsInARoundPlayForThemselves() {
        Map<String, String> teams = Map.of("A", "甲队", "B", "甲队", "C", "乙队", "D", "乙队", "E", "丙队", "F", "丙队");
        EventStandings event = new AuditedEvent(
                        players(teams, HALVES, "1 A-C 1", "1 B-E =", "1 D-F 1", "2 A-E 1", "2 C-F 1", "2 B-D ="),
                        Map.of(),
                        Map.of())
                .recorded()
                .orElseThrow();

        // A 2; D 1.5; then by opponents' points C (2 + 0), B (0.5 + 1.5 = 2): C 1, B 1; C won a game. E 0.5, F 0.
        assertThat(event.format()).isEqualTo(Format.SWISS);
        assertThat(ranks(event.standings())).isEqualTo("1 A, 2 D, 3 C, 4 B, 5 E, 6 F");
        // Ranks 1 + 4 and 2 + 3: equal, and the best rank decides. 5 + 6 is last.
        assertThat(ranks(event.teams())).isEqualTo("1 甲队, 2 乙队, 3 丙队");
        assertThat(event.teams().get(1).values()).containsEntry(Criterion.RANK_SUM, 5L);
    }

    @Test
    void theSecondBestRankThenOffencesPartTeamsWhoseBestPlayersShareARank() {
        List<Standing> players = List.of(
                at(1, "A"),
                at(1, "B"),
                at(3, "E"),
                at(4, "C"),
                at(5, "D"),
                at(6, "F"),
                at(7, "G"),
                at(8, "H"),
                at(9, "I"));
        Map<String, String> teams =
                Map.of("A", "甲", "C", "甲", "H", "甲", "B", "乙", "D", "乙", "G", "乙", "E", "丙", "F", "丙", "I", "丙");

        assertThat(ranks(MemberTotals.of(players, teams, Map.of()))).isEqualTo("1 甲, 2 乙, 3 丙");

        List<Standing> equal = List.of(at(1, "A"), at(1, "B"), at(3, "C"), at(3, "D"));
        Map<String, String> pairs = Map.of("A", "甲", "C", "甲", "B", "乙", "D", "乙");
        assertThat(ranks(MemberTotals.of(equal, pairs, Map.of("甲", 1, "乙", 0)))).isEqualTo("1 乙, 2 甲");
    }

    @Test
    void roundsAreReadAsArchivesWriteThem() {
        assertThat(List.of("3", "03", "3.1", "第3轮", "第０３輪", "第三轮", "Round 3", "第三轮第2台"))
                .allMatch(text -> RoundNumber.of(text) == 3);
        assertThat(RoundNumber.of("第十二轮")).isEqualTo(12);
        assertThat(RoundNumber.of("二十轮")).isEqualTo(20);
        assertThat(List.of("", "?", "决赛", "-", "2001", "轮")).allMatch(text -> RoundNumber.of(text) == RoundNumber.NONE);
    }

    private static Standing at(int rank, String player) {
        return new Standing(rank, player, 1, 0, Map.of());
    }

    private static String reason(List<EventGame> games) {
        return new AuditedEvent(games, Map.of(), Map.of()).reason().orElseThrow();
    }

    private static String format(List<EventGame> games) {
        AuditedEvent event = new AuditedEvent(games, Map.of(), Map.of());
        return event.recorded()
                .map(standings -> standings.format().id() + " " + standings.complete())
                .orElseGet(() -> event.reason().orElseThrow());
    }
}
