package org.qipu.pipeline.standings;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.qipu.parsers.record.GameResult;

/** One event by its recorded results and by the audited ones, and who moves where. */
public final class AuditedEvent {
    /** Up to so many changed games it is tried out which of them move whom; beyond, all of them are named. */
    private static final int TRIED_OUT = 12;

    private final List<EventGame> games;
    private final Map<String, GameResult> audited;
    private final Map<String, Integer> offences;
    private final Recognition recognition;

    /**
     * An event.
     *
     * @param games its games with their recorded results
     * @param audited results by game, where the audit speaks for another than the recorded one
     * @param offences offences by player or team, for those of whom they are known
     */
    public AuditedEvent(List<EventGame> games, Map<String, GameResult> audited, Map<String, Integer> offences) {
        this.games = List.copyOf(games);
        this.audited = Map.copyOf(audited);
        this.offences = Map.copyOf(offences);
        this.recognition = Recognition.of(games);
    }

    /** Why there are no standings, as an id; empty when there are. */
    public Optional<String> reason() {
        return recognition.format().isPresent()
                ? Optional.empty()
                : Optional.of(recognition.reason().id());
    }

    /** Standings by the recorded results; empty when the event has none. */
    public Optional<EventStandings> recorded() {
        return with(List.of());
    }

    /** Standings with every audited result in place of the recorded one; empty when the event has none. */
    public Optional<EventStandings> audited() {
        return with(audited.keySet());
    }

    /** Whom the audit moves, in the order of the recorded standings. */
    public List<Move> moves() {
        if (audited.isEmpty() || recognition.format().isEmpty()) {
            return List.of();
        }
        Index before = new Index(recorded().orElseThrow());
        Index after = new Index(audited().orElseThrow());
        List<Trial> trials = audited.size() <= TRIED_OUT ? trials() : List.of();
        List<Move> moves = new ArrayList<>();
        before.standings.forEach((entrant, standing) -> {
            Standing moved = after.standings.get(entrant);
            if (differ(standing, moved)) {
                moves.add(new Move(entrant.format(), standing, moved, causes(entrant, before, after, trials)));
            }
        });
        moves.sort((one, other) -> {
            int byFormat = one.format().compareTo(other.format());
            return byFormat != 0
                    ? byFormat
                    : Integer.compare(one.recorded().rank(), other.recorded().rank());
        });
        return moves;
    }

    /** An entrant of one of the two kinds of standings. */
    private record Entrant(Format format, String name) {}

    /** Standings by entrant. */
    private static final class Index {
        private final Map<Entrant, Standing> standings = new LinkedHashMap<>();

        Index(EventStandings event) {
            event.standings().forEach(each -> standings.put(new Entrant(event.format(), each.entrant()), each));
            event.teams().forEach(each -> standings.put(new Entrant(Format.MEMBERS_TOTAL, each.entrant()), each));
        }
    }

    /** What one changed game does: applied alone, and left out alone. */
    private record Trial(String gameId, Index alone, Index without) {}

    private List<Trial> trials() {
        List<Trial> trials = new ArrayList<>();
        for (String gameId : new TreeSet<>(audited.keySet())) {
            SortedSet<String> others = new TreeSet<>(audited.keySet());
            others.remove(gameId);
            trials.add(new Trial(
                    gameId,
                    new Index(with(List.of(gameId)).orElseThrow()),
                    new Index(with(others).orElseThrow())));
        }
        return trials;
    }

    /** Games that move the entrant by themselves, or without which it would stand elsewhere; all of them if none does. */
    private List<String> causes(Entrant entrant, Index before, Index after, List<Trial> trials) {
        List<String> causes = trials.stream()
                .filter(trial -> differ(before.standings.get(entrant), trial.alone.standings.get(entrant))
                        || differ(after.standings.get(entrant), trial.without.standings.get(entrant)))
                .map(Trial::gameId)
                .toList();
        return causes.isEmpty() ? List.copyOf(new TreeSet<>(audited.keySet())) : causes;
    }

    private static boolean differ(Standing one, Standing other) {
        return one.rank() != other.rank() || one.points() != other.points();
    }

    private Optional<EventStandings> with(Collection<String> changed) {
        Map<String, GameResult> results = new HashMap<>(audited);
        results.keySet().retainAll(changed);
        List<EventGame> played = games.stream()
                .map(game -> results.containsKey(game.gameId()) ? game.with(results.get(game.gameId())) : game)
                .toList();
        return recognition.format().map(format -> EventStandings.of(played, format, offences));
    }
}
