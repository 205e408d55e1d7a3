package org.qipu.pipeline.standings;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Teams by the ranks of their players (队员总分制). Ranks can only be added up where every player has one team and all
 * teams have equally many players, at least two; otherwise the regulations say whose ranks count, and nothing is known.
 */
final class MemberTotals implements Scores {
    private final SortedMap<String, TreeSet<Member>> teams = new TreeMap<>();
    private final Map<String, Integer> offences;

    /** A player in a team. */
    private record Member(Standing standing) implements Comparable<Member> {
        @Override
        public int compareTo(Member other) {
            int byRank = Integer.compare(standing.rank(), other.standing.rank());
            return byRank != 0 ? byRank : standing.entrant().compareTo(other.standing.entrant());
        }
    }

    private MemberTotals(List<Standing> players, Map<String, String> teamOf, Map<String, Integer> offences) {
        this.offences = offences;
        for (Standing player : players) {
            teams.computeIfAbsent(teamOf.get(player.entrant()), key -> new TreeSet<>())
                    .add(new Member(player));
        }
    }

    /** The team of every player, when ranks can be added up; otherwise empty. */
    static Map<String, String> teams(List<EventGame> games) {
        Map<String, String> teamOf = new HashMap<>();
        for (EventGame game : games) {
            if (!game.namesTeams()
                    || !joins(teamOf, game.red(), game.redTeam())
                    || !joins(teamOf, game.black(), game.blackTeam())) {
                return Map.of();
            }
        }
        Map<String, Integer> sizes = new HashMap<>();
        teamOf.values().forEach(team -> sizes.merge(team, 1, Integer::sum));
        Collection<Integer> distinct = new TreeSet<>(sizes.values());
        boolean comparable = sizes.size() > 1 && distinct.size() == 1 && !distinct.contains(1);
        return comparable ? teamOf : Map.of();
    }

    private static boolean joins(Map<String, String> teamOf, String player, String team) {
        String known = teamOf.putIfAbsent(player, team);
        return known == null || known.equals(team);
    }

    /** Standings of the teams. */
    static List<Standing> of(List<Standing> players, Map<String, String> teamOf, Map<String, Integer> offences) {
        return Ranking.of(new MemberTotals(players, teamOf, offences), Format.MEMBERS_TOTAL);
    }

    @Override
    public SortedSet<String> entrants() {
        return Collections.unmodifiableSortedSet(new TreeSet<>(teams.keySet()));
    }

    @Override
    public int played(String team) {
        return teams.get(team).stream()
                .mapToInt(member -> member.standing().played())
                .sum();
    }

    @Override
    public long points(String team) {
        return teams.get(team).stream()
                .mapToLong(member -> member.standing().points())
                .sum();
    }

    @Override
    public Optional<Long> value(Criterion criterion, String team, Collection<String> equal) {
        List<Long> ranks = teams.get(team).stream()
                .map(member -> (long) member.standing().rank())
                .toList();
        return switch (criterion) {
            case RANK_SUM ->
                Optional.of(ranks.stream().mapToLong(Long::longValue).sum());
            case BEST_RANK -> Optional.of(ranks.get(0));
            case SECOND_RANK -> Optional.of(ranks.get(1));
            case OFFENCES -> Optional.ofNullable(offences.get(team)).map(Integer::longValue);
            default -> Optional.empty();
        };
    }
}
