package org.qipu.pipeline.table;

import java.util.function.ToLongFunction;

/** Number of findings per kind; the components are the kinds. */
public record FindingCounts(
        @Column("Findings of kind illegal-move") long illegalMove,
        @Column("Findings of kind moves-after-end") long movesAfterEnd,
        @Column("Findings of kind result-contradicts-board") long resultContradictsBoard,
        @Column("Findings of kind result-contradicts-text") long resultContradictsText,
        @Column("Findings of kind text-contradicts-header") long textContradictsHeader,
        @Column("Findings of kind missing-result") long missingResult,
        @Column("Findings of kind ambiguous-notation") long ambiguousNotation,
        @Column("Findings of kind start-position-flaw") long startPositionFlaw,
        @Column("Findings of kind natural-limit-reached") long naturalLimitReached,

        @Column("Findings of kind natural-limit-draw-not-recorded")
        long naturalLimitDrawNotRecorded,

        @Column("Findings of kind unreported-perpetual-check")
        long unreportedPerpetualCheck,

        @Column("Findings of kind unreported-perpetual-chase")
        long unreportedPerpetualChase,

        @Column("Findings of kind unreported-perpetual-kill")
        long unreportedPerpetualKill,

        @Column("Findings of kind unreported-perpetual-mixed")
        long unreportedPerpetualMixed,

        @Column("Findings of kind repetition-draw-not-recorded")
        long repetitionDrawNotRecorded,

        @Column("Findings of kind claim-not-supported") long claimNotSupported,

        @Column("Findings of kind duplicate-conflict") long duplicateConflict,
        @Column("Findings of kind house-rule-broken") long houseRuleBroken) {

    /** No findings. */
    public static final FindingCounts NONE = of(kind -> 0);

    /** Counts of a game or a group of games. */
    public static FindingCounts of(ToLongFunction<String> perKind) {
        return new FindingCounts(
                perKind.applyAsLong("illegal-move"),
                perKind.applyAsLong("moves-after-end"),
                perKind.applyAsLong("result-contradicts-board"),
                perKind.applyAsLong("result-contradicts-text"),
                perKind.applyAsLong("text-contradicts-header"),
                perKind.applyAsLong("missing-result"),
                perKind.applyAsLong("ambiguous-notation"),
                perKind.applyAsLong("start-position-flaw"),
                perKind.applyAsLong("natural-limit-reached"),
                perKind.applyAsLong("natural-limit-draw-not-recorded"),
                perKind.applyAsLong("unreported-perpetual-check"),
                perKind.applyAsLong("unreported-perpetual-chase"),
                perKind.applyAsLong("unreported-perpetual-kill"),
                perKind.applyAsLong("unreported-perpetual-mixed"),
                perKind.applyAsLong("repetition-draw-not-recorded"),
                perKind.applyAsLong("claim-not-supported"),
                perKind.applyAsLong("duplicate-conflict"),
                perKind.applyAsLong("house-rule-broken"));
    }
}
