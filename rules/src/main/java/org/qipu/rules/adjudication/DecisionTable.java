package org.qipu.rules.adjudication;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The articles that set two conducts against each other, in the order in which they are tried. A row speaks of one side
 * and the other and fits either way round, so that red and black are treated alike by construction.
 */
public final class DecisionTable {
    /** What a row says. */
    public enum Effect {
        /** The one side must change, or has lost. */
        ONE_LOSES,
        /** Draw if neither changes. */
        DRAW
    }

    /**
     * A row.
     *
     * @param article what it rests on
     * @param one condition on the one side's conduct
     * @param other condition on the other side's conduct
     * @param effect what follows
     */
    public record Row(Article article, Predicate<Conduct> one, Predicate<Conduct> other, Effect effect) {}

    /**
     * What the table says of two conducts.
     *
     * @param ruling the ruling
     * @param article the article of the row that fitted
     */
    public record Decision(Ruling ruling, Article article) {}

    private final List<Row> rows;

    /** Orders the rows. */
    public DecisionTable(List<Row> rows) {
        this.rows = List.copyOf(rows);
    }

    /** The rows in the order in which they are tried. */
    public List<Row> rows() {
        return rows;
    }

    /** The decision of the first row that fits, if any does. */
    public Optional<Decision> decide(Conduct red, Conduct black) {
        for (Row row : rows) {
            if (row.one.test(red) && row.other.test(black)) {
                return Optional.of(
                        new Decision(row.effect == Effect.DRAW ? Ruling.DRAW : Ruling.RED_LOSES, row.article));
            }
            if (row.one.test(black) && row.other.test(red)) {
                return Optional.of(
                        new Decision(row.effect == Effect.DRAW ? Ruling.DRAW : Ruling.BLACK_LOSES, row.article));
            }
        }
        return Optional.empty();
    }
}
