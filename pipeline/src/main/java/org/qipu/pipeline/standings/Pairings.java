package org.qipu.pipeline.standings;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Who met whom in which round, whatever the results. */
final class Pairings {
    private final List<Encounter> encounters;
    private final Set<String> entrants = new HashSet<>();
    private final Map<String, Integer> meetings = new HashMap<>();
    private final SortedMap<Integer, Map<String, Integer>> rounds = new TreeMap<>();

    Pairings(List<Encounter> encounters) {
        this.encounters = encounters;
        for (Encounter encounter : encounters) {
            String one = encounter.first().entrant();
            String other = encounter.second().entrant();
            entrants.add(one);
            entrants.add(other);
            meetings.merge(one.compareTo(other) < 0 ? one + "\n" + other : other + "\n" + one, 1, Integer::sum);
            Map<String, Integer> round = rounds.computeIfAbsent(encounter.round(), key -> new HashMap<>());
            round.merge(one, 1, Integer::sum);
            round.merge(other, 1, Integer::sum);
        }
    }

    int entrants() {
        return entrants.size();
    }

    /** Share of the pairs that met, as a comparison: whether at least half of them did. */
    boolean halfOfThePairsMet() {
        return 2L * meetings.size() >= pairs();
    }

    boolean everyPairMet() {
        return meetings.size() == pairs();
    }

    boolean nobodyMetTwice() {
        return meetings.values().stream().allMatch(times -> times == 1);
    }

    /** Whether every pair that met did so equally often. */
    boolean metEquallyOften() {
        return new HashSet<>(meetings.values()).size() == 1;
    }

    /** Whether the round of every encounter is known and nobody has two in one. */
    boolean inRounds() {
        return !rounds.containsKey(0)
                && rounds.values().stream()
                        .map(Map::values)
                        .flatMap(Collection::stream)
                        .allMatch(times -> times == 1);
    }

    /** The last round, 0 when no round is known. */
    int rounds() {
        return rounds.lastKey();
    }

    /** Rounds that a round robin of all entrants takes at least. */
    int roundsOfARoundRobin() {
        return entrants() % 2 == 0 ? entrants() - 1 : entrants();
    }

    /** Whether from every round to the next only half of the entrants, or fewer, go on. */
    boolean isKnockOut() {
        Set<String> before = null;
        for (Map<String, Integer> round : rounds.values()) {
            Set<String> now = round.keySet();
            if (before != null && (!before.containsAll(now) || 2 * now.size() > before.size() + 1)) {
                return false;
            }
            before = now;
        }
        return rounds.size() > 1;
    }

    /** Whether there is every round up to the last, and in each of them everybody but at most one. */
    boolean everyRoundIsFull() {
        return rounds.firstKey() == 1
                && rounds.lastKey() == rounds.size()
                && rounds.values().stream().allMatch(round -> round.size() >= entrants() - entrants() % 2);
    }

    /** Whether all encounters have equally many games. */
    boolean equallyManyBoards() {
        return encounters.stream().mapToInt(Encounter::games).distinct().count() == 1;
    }

    private long pairs() {
        return entrants() * (entrants() - 1L) / 2;
    }
}
