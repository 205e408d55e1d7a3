package org.qipu.pipeline.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qipu.pipeline.standings.SyntheticEvent.players;
import static org.qipu.pipeline.standings.SyntheticEvent.ranks;
import static org.qipu.pipeline.standings.SyntheticEvent.teams;
import static org.qipu.pipeline.standings.SyntheticEvent.value;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each tie-break of article 15 decides once, in events whose sums are worked out beside them. */
class TieBreaksTest {
    @Test
    void smallPointsPartARoundRobin() {
        // A beat B and D, C beat A and D: two points each. A: 1 + 1 = 2; C: 2 + 1 = 3. B beat C (2), D beat B (1).
        EventStandings event =
                standings(players("0 A-B 1", "0 A-C 0", "0 A-D 1", "0 B-C 1", "0 B-D 0", "0 C-D 1"), Map.of());

        assertThat(event.format()).isEqualTo(Format.ROUND_ROBIN);
        assertThat(value(event, Criterion.SMALL_POINTS, "A")).isEqualTo(2);
        assertThat(value(event, Criterion.SMALL_POINTS, "C")).isEqualTo(3);
        assertThat(ranks(event.standings())).isEqualTo("1 C, 2 A, 3 B, 4 D");
    }

    @Test
    void gamesWonPartARoundRobin() {
        // B won from C (1.5) and E (2); E won from D (1), drew with A (3.5) and C (1.5): 2 points and small points 3.5
        // each.
        EventStandings event = standings(
                players(
                        "0 A-B 1", "0 A-C 1", "0 A-D 1", "0 A-E =", "0 B-C 1", "0 B-D 0", "0 B-E 1", "0 C-D 1",
                        "0 C-E =", "0 D-E 0"),
                Map.of());

        assertThat(value(event, Criterion.SMALL_POINTS, "B")).isEqualTo(3.5);
        assertThat(value(event, Criterion.SMALL_POINTS, "E")).isEqualTo(3.5);
        assertThat(value(event, Criterion.GAMES_WON, "B")).isEqualTo(2);
        assertThat(value(event, Criterion.GAMES_WON, "E")).isEqualTo(1);
        assertThat(ranks(event.standings())).isEqualTo("1 A, 2 B, 3 E, 4 C, 5 D");
    }

    @Test
    void theirOwnGamePartsARoundRobin() {
        // B: won from D (1.5), drew with C (0.5); D: won from C, drew with A (2.5), so 1.5 + 0.25 = 0.5 + 1.25.
        EventStandings event =
                standings(players("0 A-B 1", "0 A-C 1", "0 A-D =", "0 B-C =", "0 B-D 1", "0 C-D 0"), Map.of());

        assertThat(value(event, Criterion.SMALL_POINTS, "B")).isEqualTo(1.75);
        assertThat(value(event, Criterion.SMALL_POINTS, "D")).isEqualTo(1.75);
        assertThat(value(event, Criterion.DIRECT, "B")).isEqualTo(1);
        assertThat(value(event, Criterion.DIRECT, "D")).isZero();
        assertThat(ranks(event.standings())).isEqualTo("1 A, 2 B, 3 D, 4 C");
        assertThat(event.standings().get(0).values()).doesNotContainKey(Criterion.DIRECT);
    }

    @Test
    void offencesPartARoundRobinAndWhatNothingPartsSharesARank() {
        List<EventGame> games = players("0 A-B 1", "0 A-C 1", "0 A-D 1", "0 B-C 1", "0 B-D 1", "0 C-D =");

        assertThat(ranks(standings(games, Map.of()).standings())).isEqualTo("1 A, 2 B, 3 C, 3 D");
        assertThat(ranks(standings(games, Map.of("C", 1, "D", 0)).standings())).isEqualTo("1 A, 2 B, 3 D, 4 C");
    }

    @Test
    void opponentsPointsThenGamesWonPartASwiss() {
        // B and D have 1.5; both met 4.5 of opponents: C, D, E (2.5 + 1.5 + 0.5) and A, B, F (1 + 1.5 + 2). B won once.
        EventStandings event = standings(
                players(
                        "1 A-D =", "1 B-C 0", "1 E-F =", "2 A-F 0", "2 C-E 1", "2 B-D =", "3 D-F =", "3 A-C =",
                        "3 B-E 1"),
                Map.of());

        assertThat(event.format()).isEqualTo(Format.SWISS);
        assertThat(event.complete()).isTrue();
        assertThat(value(event, Criterion.OPPONENTS_POINTS, "B")).isEqualTo(4.5);
        assertThat(value(event, Criterion.OPPONENTS_POINTS, "D")).isEqualTo(4.5);
        assertThat(ranks(event.standings())).isEqualTo("1 C, 2 F, 3 B, 4 D, 5 A, 6 E");
    }

    @Test
    void opponentsPointsAndOffencesPartASwiss() {
        // A and C have one point: A met B, C, D (2 + 1 + 2), C met E, A, F (3 + 1 + 0). B and D are equal but for
        // offences.
        List<EventGame> games = players(
                "1 C-E 0", "1 D-F 1", "1 A-B 0", "2 B-F 1", "2 A-C 1", "2 D-E 0", "3 C-F 1", "3 B-E 0", "3 A-D 0");
        EventStandings event = standings(games, Map.of());

        assertThat(value(event, Criterion.OPPONENTS_POINTS, "A")).isEqualTo(5);
        assertThat(value(event, Criterion.OPPONENTS_POINTS, "C")).isEqualTo(4);
        assertThat(ranks(event.standings())).isEqualTo("1 E, 2 B, 2 D, 4 A, 5 C, 6 F");
        assertThat(ranks(standings(games, Map.of("B", 1, "D", 0)).standings()))
                .isEqualTo("1 E, 2 D, 3 B, 4 A, 5 C, 6 F");
    }

    @Test
    void gamePointsPartARoundRobinOfTeams() {
        // B and D have three match points; game points B: 1 + 1.5 - 0.5 against A, in all 3; D: 1 + 0.5 + 2 = 3.5.
        EventStandings event =
                standings(teams("1 A-D 01", "1 B-C ==", "2 A-C 10", "2 B-D =1", "3 A-B =1", "3 C-D 00"), Map.of());

        assertThat(event.format()).isEqualTo(Format.TEAM_ROUND_ROBIN);
        assertThat(value(event, Criterion.GAME_POINTS, "B")).isEqualTo(3);
        assertThat(value(event, Criterion.GAME_POINTS, "D")).isEqualTo(3.5);
        assertThat(ranks(event.standings())).isEqualTo("1 A, 2 D, 3 B, 4 C");
    }

    @Test
    void gamesWonPartARoundRobinOfTeams() {
        // A and C have four match points and four game points; A won three games, C two.
        EventStandings event =
                standings(teams("1 A-D 01", "1 B-C ==", "2 A-C ==", "2 B-D 00", "3 A-B 11", "3 C-D 11"), Map.of());

        assertThat(value(event, Criterion.GAME_POINTS, "A")).isEqualTo(4);
        assertThat(value(event, Criterion.GAME_POINTS, "C")).isEqualTo(4);
        assertThat(value(event, Criterion.GAMES_WON, "A")).isEqualTo(3);
        assertThat(value(event, Criterion.GAMES_WON, "C")).isEqualTo(2);
        assertThat(ranks(event.standings())).isEqualTo("1 A, 2 C, 3 D, 4 B");
    }

    @Test
    void theirOwnMatchThenOffencesPartARoundRobinOfTeams() {
        // A and C have three match points, three game points and two games won; C won their match 1.5 : 0.5.
        EventStandings direct =
                standings(teams("1 A-D 10", "1 B-C =1", "2 A-C 0=", "2 B-D =0", "3 A-B =1", "3 C-D 10"), Map.of());
        assertThat(value(direct, Criterion.DIRECT, "C")).isEqualTo(2);
        assertThat(ranks(direct.standings())).isEqualTo("1 D, 2 C, 3 A, 4 B");

        // A and B drew their match and are equal in all else.
        List<EventGame> games = teams("1 A-D 1=", "1 B-C =0", "2 A-C =0", "2 B-D =1", "3 A-B 10", "3 C-D =0");
        assertThat(ranks(standings(games, Map.of()).standings())).isEqualTo("1 C, 2 A, 2 B, 4 D");
        assertThat(ranks(standings(games, Map.of("A", 2, "B", 1)).standings())).isEqualTo("1 C, 2 B, 3 A, 4 D");
    }

    @Test
    void opponentsPointsThenOffencesPartASwissOfTeams() {
        // A and C have three match points; A met E, C, F (5 + 3 + 0), C met B, A, D (2 + 3 + 5). D and E are equal.
        List<EventGame> games = teams(
                "1 D-F 1=",
                "1 B-C 01",
                "1 A-E 10",
                "2 B-D 01",
                "2 E-F =1",
                "2 A-C 0=",
                "3 B-E =0",
                "3 C-D 0=",
                "3 A-F =1");
        EventStandings event = standings(games, Map.of());

        assertThat(event.format()).isEqualTo(Format.TEAM_SWISS);
        assertThat(value(event, Criterion.POINTS, "A")).isEqualTo(3);
        assertThat(value(event, Criterion.POINTS, "C")).isEqualTo(3);
        assertThat(value(event, Criterion.OPPONENTS_POINTS, "A")).isEqualTo(8);
        assertThat(value(event, Criterion.OPPONENTS_POINTS, "C")).isEqualTo(10);
        assertThat(ranks(event.standings())).isEqualTo("1 D, 1 E, 3 C, 4 A, 5 B, 6 F");
        assertThat(ranks(standings(games, Map.of("D", 1)).standings())).isEqualTo("1 E, 2 D, 3 C, 4 A, 5 B, 6 F");
    }

    @Test
    void gamePointsPartASwissOfTeams() {
        // B and C have four match points and met nine; game points B 3.5, C 4.
        EventStandings event = standings(
                teams(
                        "1 A-F 00",
                        "1 B-D =1",
                        "1 C-E 01",
                        "2 D-E =0",
                        "2 B-F 01",
                        "2 A-C 00",
                        "3 E-F =0",
                        "3 B-C 10",
                        "3 A-D 11"),
                Map.of());

        assertThat(value(event, Criterion.OPPONENTS_POINTS, "B")).isEqualTo(9);
        assertThat(value(event, Criterion.OPPONENTS_POINTS, "C")).isEqualTo(9);
        assertThat(ranks(event.standings())).isEqualTo("1 F, 2 C, 3 B, 4 E, 5 A, 6 D");
    }

    @Test
    void matchesWonPartASwissOfTeams() {
        // A and C have four match points, met seven and scored 3.5; A won one match and drew two, C won two.
        EventStandings event = standings(
                teams(
                        "1 B-C =0",
                        "1 A-D =1",
                        "1 E-F 00",
                        "2 B-F =1",
                        "2 A-E 01",
                        "2 C-D 0=",
                        "3 D-F ==",
                        "3 A-B 01",
                        "3 C-E 1="),
                Map.of());

        assertThat(value(event, Criterion.GAME_POINTS, "A")).isEqualTo(3.5);
        assertThat(value(event, Criterion.GAME_POINTS, "C")).isEqualTo(3.5);
        assertThat(value(event, Criterion.MATCHES_WON, "A")).isEqualTo(1);
        assertThat(value(event, Criterion.MATCHES_WON, "C")).isEqualTo(2);
        assertThat(ranks(event.standings())).startsWith("1 C, 2 A, ");
    }

    private static EventStandings standings(List<EventGame> games, Map<String, Integer> offences) {
        return new AuditedEvent(games, Map.of(), offences).recorded().orElseThrow();
    }
}
