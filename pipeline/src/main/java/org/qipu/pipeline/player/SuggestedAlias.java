package org.qipu.pipeline.player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.qipu.pipeline.table.AliasSuggestionRow;

/**
 * Weighs whether two players may be one: how much their names are alike, and what their games say. Two who played each
 * other are two.
 */
public final class SuggestedAlias {
    /** A pair that scores less is not worth a look. */
    private static final double LEAST = 0.5;

    private static final double SAME_TEAM = 0.15;
    private static final double SAME_YEARS = 0.1;
    private static final double FAR_YEARS = -0.2;
    private static final double ALL_OPPONENTS = 0.2;

    /** Longer than this between two players, in years, speaks against them. */
    private static final int FAR = 25;

    private static final Comparator<Profile> MORE_GAMES_FIRST =
            Comparator.comparingLong(Profile::games).reversed().thenComparing(Profile::id);

    private final Profile player;
    private final Profile alias;
    private final Likeness likeness;
    private final List<String> english = new ArrayList<>();
    private final List<String> chinese = new ArrayList<>();
    private double score;

    private SuggestedAlias(Profile player, Profile alias, Likeness likeness) {
        this.player = player;
        this.alias = alias;
        this.likeness = likeness;
    }

    /** The row of a pair; empty when it is not likely one player. The order makes no difference. */
    public static Optional<AliasSuggestionRow> of(Profile one, Profile other) {
        boolean met = one.opponents().contains(other.id()) || other.opponents().contains(one.id());
        boolean inOrder = MORE_GAMES_FIRST.compare(one, other) <= 0;
        Profile player = inOrder ? one : other;
        Profile alias = inOrder ? other : one;
        return met
                ? Optional.empty()
                : Likeness.of(player.id(), alias.id())
                        .map(likeness -> new SuggestedAlias(player, alias, likeness).weighed())
                        .filter(row -> row.score() >= LEAST);
    }

    private AliasSuggestionRow weighed() {
        score = likeness.score();
        String detail = likeness.detail();
        english.add(likeness.kind().english() + (detail.isEmpty() ? "" : " (" + detail + ")"));
        chinese.add(likeness.kind().chinese() + (detail.isEmpty() ? "" : "（" + detail + "）"));
        weighTeams();
        weighYears();
        weighOpponents();
        english.add("they never met");
        chinese.add("从未对局");
        return new AliasSuggestionRow(
                player.id(),
                alias.id(),
                player.name(),
                alias.name(),
                player.games(),
                alias.games(),
                Math.round(Math.max(0, Math.min(1, score)) * 100) / 100.0,
                likeness.kind().id(),
                String.join("; ", english),
                String.join("；", chinese));
    }

    private void weighTeams() {
        Set<String> shared = new TreeSet<>(player.teams());
        shared.retainAll(alias.teams());
        if (!shared.isEmpty()) {
            score += SAME_TEAM;
            english.add("same team: " + String.join(", ", shared));
            chinese.add("同队：" + String.join("、", shared));
        }
    }

    private void weighYears() {
        if (player.firstYear() == 0 || alias.firstYear() == 0) {
            return;
        }
        int from = Math.max(player.firstYear(), alias.firstYear());
        int to = Math.min(player.lastYear(), alias.lastYear());
        if (from <= to) {
            score += SAME_YEARS;
            String years = from == to ? Integer.toString(from) : from + "-" + to;
            english.add("both played in " + years);
            chinese.add("均在" + years + "年对局");
        } else if (from - to > FAR) {
            score += FAR_YEARS;
            english.add(from - to + " years lie between them");
            chinese.add("相隔" + (from - to) + "年");
        }
    }

    private void weighOpponents() {
        int fewer = Math.min(player.opponents().size(), alias.opponents().size());
        long shared =
                player.opponents().stream().filter(alias.opponents()::contains).count();
        if (shared > 0) {
            score += ALL_OPPONENTS * shared / fewer;
            english.add(shared + " of " + fewer + " opponents in common");
            chinese.add("共同对手" + shared + "/" + fewer);
        }
    }
}
