package org.qipu.pipeline.standings;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What format an event was played in, by rule from who met whom. Results play no part. The first that applies:
 *
 * <ol>
 *   <li>Every pair met: a round robin.
 *   <li>All rounds are known, there are two or more, and nobody has two encounters in one: a knock-out when from each round to the next half or
 *       fewer go on; a round robin with gaps when there are as many rounds as a round robin takes; else a Swiss.
 *   <li>No round is known, half of the pairs met, nobody twice: a round robin with gaps.
 *   <li>Anything else is not recognised.
 * </ol>
 *
 * @param format the format; empty when it has no standings
 * @param reason why it has none
 */
record Recognition(Optional<Format> format, Reason reason) {
    /** Why an event has no standings. */
    enum Reason {
        /** It has them. */
        NONE,
        /** Losers go out; points rank nobody. */
        KNOCK_OUT,
        /** Who met whom fits no format. */
        NOT_RECOGNISED,
        /** Fewer than two sides, three players or three games. */
        TOO_SMALL;

        String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    static final int LEAST_PLAYERS = 3;
    static final int LEAST_GAMES = 3;

    /** Recognises the format of an event. */
    static Recognition of(List<EventGame> games) {
        Set<String> players = new HashSet<>();
        games.forEach(game -> {
            players.add(game.red());
            players.add(game.black());
        });
        if (players.size() < LEAST_PLAYERS || games.size() < LEAST_GAMES) {
            return new Recognition(Optional.empty(), Reason.TOO_SMALL);
        }
        return isOfTeams(games)
                ? of(new Pairings(Encounters.ofTeams(games)), Format.TEAM_ROUND_ROBIN, Format.TEAM_SWISS)
                : of(new Pairings(Encounters.ofPlayers(games)), Format.ROUND_ROBIN, Format.SWISS);
    }

    private static Recognition of(Pairings pairings, Format roundRobin, Format swiss) {
        if (pairings.everyPairMet()) {
            return new Recognition(Optional.of(roundRobin), Reason.NONE);
        }
        if (pairings.inRounds() && pairings.rounds() > 1) {
            if (pairings.isKnockOut()) {
                return new Recognition(Optional.empty(), Reason.KNOCK_OUT);
            }
            boolean longEnough = pairings.rounds() >= pairings.roundsOfARoundRobin();
            return new Recognition(Optional.of(longEnough ? roundRobin : swiss), Reason.NONE);
        }
        boolean gaps = pairings.rounds() == 0 && pairings.nobodyMetTwice() && pairings.halfOfThePairsMet();
        return gaps
                ? new Recognition(Optional.of(roundRobin), Reason.NONE)
                : new Recognition(Optional.empty(), Reason.NOT_RECOGNISED);
    }

    /**
     * Whether teams meet on boards: every game names two teams; in a round each team meets one other only, or, when no
     * round is known, everybody plays once against another team; and most matches have several games.
     */
    private static boolean isOfTeams(List<EventGame> games) {
        if (!games.stream()
                .allMatch(game -> game.namesTeams() && !game.redTeam().equals(game.blackTeam()))) {
            return false;
        }
        List<Encounter> matches = Encounters.ofTeams(games);
        long ofSeveral = matches.stream().filter(match -> match.games() > 1).count();
        boolean rounds = games.stream().allMatch(game -> game.round() > 0);
        if (rounds) {
            return 2 * ofSeveral >= matches.size()
                    && new Pairings(matches).inRounds()
                    && new Pairings(Encounters.ofPlayers(games)).inRounds();
        }
        return games.stream().noneMatch(game -> game.round() > 0)
                && ofSeveral == matches.size()
                && everybodyMeetsATeamOnce(games);
    }

    private static boolean everybodyMeetsATeamOnce(List<EventGame> games) {
        Set<String> met = new HashSet<>();
        return games.stream()
                .allMatch(game -> met.add(game.red() + "\n" + game.redTeam() + "\n" + game.blackTeam())
                        && met.add(game.black() + "\n" + game.blackTeam() + "\n" + game.redTeam()));
    }
}
