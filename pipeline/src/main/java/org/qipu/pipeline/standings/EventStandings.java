package org.qipu.pipeline.standings;

import java.util.List;
import java.util.Map;

/**
 * The standings of one event.
 *
 * @param format the format
 * @param complete whether every game of the event is there with its result: all pairs met equally often, or every round is
 *     there and everybody played in it; in matches of teams also on equally many boards
 * @param standings best first
 * @param teams standings of the teams by the ranks of their players, in an event of players that allows for it
 */
public record EventStandings(Format format, boolean complete, List<Standing> standings, List<Standing> teams) {

    /** Standings in a format that was recognised. */
    static EventStandings of(List<EventGame> games, Format format, Map<String, Integer> offences) {
        List<Encounter> encounters = format.ofTeams() ? Encounters.ofTeams(games) : Encounters.ofPlayers(games);
        List<Standing> standings = Ranking.of(new Crosstable(encounters, offences), format);
        Map<String, String> teamOf = format.ofTeams() ? Map.of() : MemberTotals.teams(games);
        List<Standing> teams = teamOf.isEmpty() ? List.of() : MemberTotals.of(standings, teamOf, offences);
        return new EventStandings(format, isComplete(encounters, format), standings, teams);
    }

    private static boolean isComplete(List<Encounter> encounters, Format format) {
        Pairings pairings = new Pairings(encounters);
        boolean everyGame = format == Format.SWISS || format == Format.TEAM_SWISS
                ? pairings.everyRoundIsFull()
                : pairings.everyPairMet() && pairings.metEquallyOften();
        return everyGame && pairings.equallyManyBoards() && encounters.stream().allMatch(Encounter::decided);
    }
}
