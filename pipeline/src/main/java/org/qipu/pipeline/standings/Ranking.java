package org.qipu.pipeline.standings;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Ranks entrants: each criterion parts those whom the ones before left equal; whom none parts share a rank. */
final class Ranking {
    private final Scores scores;
    private final List<Criterion> criteria;
    private final Map<String, Map<Criterion, Long>> values = new HashMap<>();
    private final List<Standing> standings = new ArrayList<>();

    private Ranking(Scores scores, List<Criterion> criteria) {
        this.scores = scores;
        this.criteria = criteria;
    }

    /** The standings, best first; those of equal rank by name. */
    static List<Standing> of(Scores scores, Format format) {
        Ranking ranking = new Ranking(scores, format.criteria());
        scores.entrants().forEach(entrant -> ranking.values.put(entrant, new EnumMap<>(Criterion.class)));
        ranking.place(scores.entrants(), 0);
        return List.copyOf(ranking.standings);
    }

    private void place(Collection<String> equal, int next) {
        if (next == criteria.size()) {
            int rank = standings.size() + 1;
            equal.forEach(entrant -> standings.add(standing(rank, entrant)));
            return;
        }
        Criterion criterion = criteria.get(next);
        boolean asked = equal.size() > 1 || criterion != Criterion.DIRECT;
        SortedMap<Long, List<String>> parts = new TreeMap<>();
        Collection<String> members = new HashSet<>(equal);
        for (String entrant : equal) {
            long order = 0;
            if (asked) {
                Long value = scores.value(criterion, entrant, members).orElse(null);
                if (value != null) {
                    values.get(entrant).put(criterion, value);
                    order = criterion.fewerFirst() ? value : -value;
                }
            }
            parts.computeIfAbsent(order, key -> new ArrayList<>()).add(entrant);
        }
        parts.values().forEach(part -> place(part, next + 1));
    }

    private Standing standing(int rank, String entrant) {
        return new Standing(
                rank, entrant, scores.played(entrant), scores.points(entrant), Map.copyOf(values.get(entrant)));
    }
}
