package org.qipu.pipeline.player;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.Map;

/**
 * Which ids mean another player, as the user states it. Nothing else makes one player of two ids.
 *
 * @param players player's id by the id of the alias; no player is an alias of another
 * @param identity hash of the table, or {@code none}
 */
public record Aliases(Map<String, String> players, String identity) implements Serializable {
    /** No aliases. */
    public static final Aliases NONE = new Aliases(Map.of(), "none");

    /** Copies the map. */
    public Aliases {
        players = Map.copyOf(players);
    }

    /**
     * Reads a table of aliases, CSV or JSON.
     *
     * @throws AliasProblem when it cannot be read, is no such table, or contradicts itself
     */
    public static Aliases load(Path file) throws AliasProblem {
        return AliasFile.load(file);
    }

    /** The player that an id means, the id itself when nothing else is stated. */
    String meaning(String id) {
        return players.getOrDefault(id, id);
    }
}
