package org.qipu.pipeline.player;

import java.io.Serializable;
import java.util.Set;

/**
 * What the games of a player tell of him.
 *
 * @param id the player's id
 * @param name his name
 * @param games his games
 * @param firstYear year of the first game whose date is known, 0 when none is
 * @param lastYear year of the last one, 0 when none is known
 * @param opponents ids of those he played
 * @param teams his teams, in simplified characters without blanks
 */
public record Profile(
        String id, String name, long games, int firstYear, int lastYear, Set<String> opponents, Set<String> teams)
        implements Serializable {
    /** Copies the sets. */
    public Profile {
        opponents = Set.copyOf(opponents);
        teams = Set.copyOf(teams);
    }
}
