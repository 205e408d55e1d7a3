package org.qipu.pipeline.export;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qipu.pipeline.standings.RoundNumber;

/**
 * Games by round. A report has one game of a player in a round: a game without a round, or whose round is taken for one of
 * its players, gets the first round that is free for both, in order of date and id.
 */
final class RoundTable {
    private final SortedMap<Integer, List<TournamentGame>> rounds = new TreeMap<>();
    private final Set<String> taken = new HashSet<>();

    RoundTable(List<TournamentGame> games) {
        List<TournamentGame> sorted = new ArrayList<>(games);
        sorted.sort(Comparator.comparing(TournamentGame::date).thenComparing(TournamentGame::gameId));
        List<TournamentGame> left = new ArrayList<>();
        for (TournamentGame game : sorted) {
            if (game.round() == RoundNumber.NONE || !placed(game, game.round())) {
                left.add(game);
            }
        }
        for (TournamentGame game : left) {
            int round = 1;
            while (!placed(game, round)) {
                round++;
            }
        }
    }

    /** The games of each round. */
    SortedMap<Integer, List<TournamentGame>> rounds() {
        return rounds;
    }

    private boolean placed(TournamentGame game, int round) {
        String red = round + "\n" + game.red().id();
        String black = round + "\n" + game.black().id();
        if (taken.contains(red) || taken.contains(black)) {
            return false;
        }
        taken.add(red);
        taken.add(black);
        rounds.computeIfAbsent(round, key -> new ArrayList<>()).add(game);
        return true;
    }
}
