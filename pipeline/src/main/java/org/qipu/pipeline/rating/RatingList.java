package org.qipu.pipeline.rating;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The ratings of all players, carried from period to period. A period is one in which some game was rated: an empty year or
 * month between two others does not exist here. The order in which games are added matters only to the last digits of sums.
 */
public final class RatingList {
    private final RatingSystem system;
    private final SortedMap<String, Line> lines = new TreeMap<>();
    private final Map<String, List<RatedResult>> results = new TreeMap<>();
    private final Map<String, Rating> before = new HashMap<>();
    private String period = "";
    private int number;

    /** A player's line, up to the last period with a game. */
    private record Line(Rating rating, long games, String period, int number) {}

    /**
     * An entry of the list.
     *
     * @param player the player
     * @param rating the rating after the last period of the list
     * @param games games rated
     * @param period the last period with a game of the player
     */
    public record Entry(String player, Rating rating, long games, String period) {}

    /** An empty list. */
    public RatingList(RatingSystem system) {
        this.system = system;
    }

    /**
     * Adds a game; games come in the order of their periods.
     *
     * @param inPeriod the period; another than that of the game before ends that one
     * @param scoreRed 1, 0.5 or 0
     */
    public void add(String inPeriod, String red, String black, double scoreRed) {
        if (!inPeriod.equals(period)) {
            close();
            period = inPeriod;
            number++;
        }
        Rating ofRed = before.computeIfAbsent(red, this::current);
        Rating ofBlack = before.computeIfAbsent(black, this::current);
        results.computeIfAbsent(red, key -> new ArrayList<>()).add(new RatedResult(ofBlack, scoreRed));
        results.computeIfAbsent(black, key -> new ArrayList<>()).add(new RatedResult(ofRed, 1 - scoreRed));
    }

    /** Ends the last period; the entries by rating, the highest first, then by player. */
    public List<Entry> entries() {
        close();
        List<Entry> entries = new ArrayList<>();
        lines.forEach((player, line) -> entries.add(
                new Entry(player, system.idle(line.rating(), number - line.number()), line.games(), line.period())));
        entries.sort((one, other) ->
                Double.compare(other.rating().value(), one.rating().value()));
        return entries;
    }

    /** The rating at the beginning of the current period. */
    private Rating current(String player) {
        Line line = lines.get(player);
        return line == null ? system.initial() : system.idle(line.rating(), number - 1 - line.number());
    }

    private void close() {
        results.forEach((player, games) -> {
            Line line = lines.get(player);
            long played = (line == null ? 0 : line.games()) + games.size();
            lines.put(player, new Line(system.after(before.get(player), games), played, period, number));
        });
        results.clear();
        before.clear();
    }
}
