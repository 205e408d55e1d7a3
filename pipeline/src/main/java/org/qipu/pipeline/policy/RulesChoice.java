package org.qipu.pipeline.policy;

import java.util.List;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;

/**
 * Which rulebooks the user asked for.
 *
 * @param ids their ids, without repetition; none when the policy is to choose for each game
 */
public record RulesChoice(List<String> ids) {
    /** The policy chooses for each game. */
    public static final RulesChoice AUTO = new RulesChoice(List.of());

    private static final List<String> KNOWN =
            Rulebooks.ALL.stream().map(Rulebook::id).toList();

    /** Copies the list. */
    public RulesChoice {
        ids = List.copyOf(ids);
    }

    /**
     * The choice as a command line states it: {@code auto}, {@code all}, or ids.
     *
     * @throws UnknownRulebook when an id is not known, or one of the two words stands beside others
     */
    public static RulesChoice of(List<String> words) throws UnknownRulebook {
        if (words.equals(List.of("auto"))) {
            return AUTO;
        }
        if (words.equals(List.of("all"))) {
            return new RulesChoice(KNOWN);
        }
        for (String word : words) {
            if (!KNOWN.contains(word)) {
                throw new UnknownRulebook(word, KNOWN);
            }
        }
        return new RulesChoice(words.stream().distinct().toList());
    }

    /** Whether the policy chooses for each game. */
    public boolean isAuto() {
        return ids.isEmpty();
    }

    /** The choice in words: {@code auto}, or the ids with commas between. */
    public String text() {
        return isAuto() ? "auto" : String.join(",", ids);
    }

    /** The ids of all rulebooks. */
    static List<String> knownIds() {
        return KNOWN;
    }
}
