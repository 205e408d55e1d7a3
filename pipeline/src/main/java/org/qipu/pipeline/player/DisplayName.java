package org.qipu.pipeline.player;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.qipu.parsers.title.PlayerText;
import org.qipu.parsers.title.StatedPlayers;

/** The name by which a player is shown: the most frequent one, without team and title. */
public final class DisplayName {
    private DisplayName() {}

    /**
     * The name of a player. Names that have his id by rule go before those that have it by a table of aliases.
     *
     * @param id the player's id
     * @param spellings how often records have which text in the field of his name
     */
    public static String of(String id, Map<String, Long> spellings) {
        Map<String, Long> own = new TreeMap<>();
        Map<String, Long> all = new TreeMap<>();
        boolean several = spellings.size() > 1;
        spellings.forEach((spelling, uses) -> {
            StatedPlayers players = StatedPlayers.of(PlayerText.of(spelling));
            String name = String.join(PlayerId.BETWEEN_PLAYERS, players.names());
            all.merge(name, uses, Long::sum);
            if (several && PlayerId.id(players, UnaryOperator.identity()).equals(id)) {
                own.merge(name, uses, Long::sum);
            }
        });
        return mostUsed(own.isEmpty() ? all : own);
    }

    /** The least of several that are used as often. */
    private static String mostUsed(Map<String, Long> sorted) {
        String best = "";
        long most = 0;
        for (Map.Entry<String, Long> name : sorted.entrySet()) {
            if (name.getValue() > most) {
                best = name.getKey();
                most = name.getValue();
            }
        }
        return best;
    }
}
