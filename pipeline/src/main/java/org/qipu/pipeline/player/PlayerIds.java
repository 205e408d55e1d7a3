package org.qipu.pipeline.player;

import java.util.HashMap;
import java.util.Map;
import org.qipu.parsers.title.PlayerText;

/** Finds out who fields name; for one thread. A text that was met before is not looked at again. */
public final class PlayerIds {
    /** More different texts than most archives have; then memory is given up and begun anew. */
    private static final int MOST_KNOWN = 20_000;

    private final Map<PlayerText, PlayerId> known = new HashMap<>();
    private final Aliases aliases;

    /** Ids by rule and by a table of aliases. */
    public PlayerIds(Aliases aliases) {
        this.aliases = aliases;
    }

    /** Who a text names. */
    public PlayerId of(PlayerText text) {
        PlayerId id = known.get(text);
        if (id == null) {
            if (known.size() == MOST_KNOWN) {
                known.clear();
            }
            id = PlayerId.of(text, aliases::meaning);
            known.put(text, id);
        }
        return id;
    }
}
