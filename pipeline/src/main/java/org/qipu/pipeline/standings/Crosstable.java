package org.qipu.pipeline.standings;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.qipu.pipeline.standings.Encounter.Side;

/** Everybody's encounters with a known result, and what they add up to. */
final class Crosstable implements Scores {
    private final SortedMap<String, Line> lines = new TreeMap<>();
    private final Map<String, Integer> offences;

    /** An encounter from the side of one entrant. */
    private record Met(Side own, Side other) {}

    /** An entrant's line; what it adds up to is known before opponents ask for it. */
    private static final class Line {
        private final List<Met> met = new ArrayList<>();
        private long points;
        private long gamePoints;
        private long gamesWon;
        private long matchesWon;
    }

    /**
     * A crosstable.
     *
     * @param offences offences by entrant, for those of whom they are known
     */
    Crosstable(List<Encounter> encounters, Map<String, Integer> offences) {
        this.offences = offences;
        for (Encounter encounter : encounters) {
            for (Side side : List.of(encounter.first(), encounter.second())) {
                Line line = lines.computeIfAbsent(side.entrant(), key -> new Line());
                if (encounter.decided()) {
                    line.met.add(new Met(side, encounter.against(side)));
                    line.points += side.points();
                    line.gamePoints += side.gamePoints();
                    line.gamesWon += side.gamesWon();
                    line.matchesWon += side.score() == Encounter.WIN ? 1 : 0;
                }
            }
        }
    }

    @Override
    public SortedSet<String> entrants() {
        return Collections.unmodifiableSortedSet(new TreeSet<>(lines.keySet()));
    }

    @Override
    public int played(String entrant) {
        return lines.get(entrant).met.size();
    }

    @Override
    public long points(String entrant) {
        return lines.get(entrant).points;
    }

    @Override
    public Optional<Long> value(Criterion criterion, String entrant, Collection<String> equal) {
        Line line = lines.get(entrant);
        return switch (criterion) {
            case POINTS -> Optional.of(line.points);
            case SMALL_POINTS -> Optional.of(smallPoints(line));
            case GAMES_WON -> Optional.of(line.gamesWon);
            case DIRECT -> Optional.of(direct(line, equal));
            case OPPONENTS_POINTS -> Optional.of(opponentsPoints(line));
            case GAME_POINTS -> Optional.of(line.gamePoints);
            case MATCHES_WON -> Optional.of(line.matchesWon);
            case OFFENCES -> Optional.ofNullable(offences.get(entrant)).map(Integer::longValue);
            case RANK_SUM, BEST_RANK, SECOND_RANK -> Optional.empty();
        };
    }

    private long smallPoints(Line line) {
        return line.met.stream()
                        .mapToLong(met -> met.own().score() * points(met.other().entrant()))
                        .sum()
                / Encounter.WIN;
    }

    private long opponentsPoints(Line line) {
        return line.met.stream().mapToLong(met -> points(met.other().entrant())).sum();
    }

    private static long direct(Line line, Collection<String> equal) {
        return line.met.stream()
                .filter(met -> equal.contains(met.other().entrant()))
                .mapToLong(met -> met.own().points())
                .sum();
    }
}
