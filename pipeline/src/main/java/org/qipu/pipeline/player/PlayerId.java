package org.qipu.pipeline.player;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.qipu.parsers.title.PlayerText;
import org.qipu.parsers.title.StatedPlayers;

/**
 * Who a field names.
 *
 * @param id the player's id; of several who consult each other all ids, in the order written; empty when nobody is named
 * @param team the team as it stands with the name; empty when there is none for sure
 */
public record PlayerId(String id, String team) {
    /** Stands between the ids of players who consult each other, and in no other id. */
    public static final String BETWEEN_PLAYERS = "/";

    /** Who a text names, by rule. */
    public static PlayerId of(PlayerText text) {
        return of(text, UnaryOperator.identity());
    }

    /** Who a text names, by rule and then by what the id of each player means. */
    static PlayerId of(PlayerText text, UnaryOperator<String> meaning) {
        if (Nobody.isNamedBy(text.name())) {
            return new PlayerId("", text.team());
        }
        StatedPlayers players = StatedPlayers.of(text);
        return new PlayerId(id(players, meaning), players.team());
    }

    /** The id of players who are named, by rule and then by what the id of each means; empty for nobody. */
    static String id(StatedPlayers players, UnaryOperator<String> meaning) {
        List<String> names = players.names();
        String id = names.size() == 1
                ? meaning.apply(FoldedName.of(names.get(0)))
                : names.stream().map(FoldedName::of).map(meaning).collect(Collectors.joining(BETWEEN_PLAYERS));
        return Nobody.is(id) ? "" : id;
    }

    /** Whether an id is that of players who consult each other. */
    public static boolean isOfSeveral(String id) {
        return id.contains(BETWEEN_PLAYERS);
    }
}
