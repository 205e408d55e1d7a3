package org.qipu.pipeline.policy;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;

/**
 * Which games a rule is for: those that meet every part that is stated. Of several patterns one has to match.
 *
 * @param days days within which the whole of the game's date has to lie
 * @param event patterns of the event
 * @param exceptEvent patterns that the event may not match
 * @param site patterns of the site
 * @param source patterns of the source
 */
record Condition(
        DateSpan days,
        List<NamePattern> event,
        List<NamePattern> exceptEvent,
        List<NamePattern> site,
        List<NamePattern> source)
        implements Serializable {

    /** What a policy looks at in a game; names are folded. */
    record Game(String event, String site, String source, Optional<DateSpan> days) {}

    /** Whether anything but the date is asked for. */
    boolean asksForNames() {
        return !event.isEmpty() || !exceptEvent.isEmpty() || !site.isEmpty() || !source.isEmpty();
    }

    /** Whether nothing is asked for. */
    boolean isEmpty() {
        return !asksForNames() && !asksForDate();
    }

    boolean matches(Game game) {
        return (!asksForDate()
                        || game.days().isPresent() && days.contains(game.days().get()))
                && (event.isEmpty() || any(event, game.event()))
                && !any(exceptEvent, game.event())
                && (site.isEmpty() || any(site, game.site()))
                && (source.isEmpty() || any(source, game.source()));
    }

    private boolean asksForDate() {
        return !days.equals(DateSpan.ALWAYS);
    }

    private static boolean any(List<NamePattern> patterns, String name) {
        for (int i = 0; i < patterns.size(); i++) {
            if (patterns.get(i).matches(name)) {
                return true;
            }
        }
        return false;
    }
}
