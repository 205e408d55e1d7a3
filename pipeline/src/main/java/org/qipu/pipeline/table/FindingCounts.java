package org.qipu.pipeline.table;

/** Number of findings per kind; the components are the kinds. */
public record FindingCounts(
        @Column("Findings of kind illegal-move") long illegalMove,
        @Column("Findings of kind moves-after-end") long movesAfterEnd,
        @Column("Findings of kind result-contradicts-board") long resultContradictsBoard,
        @Column("Findings of kind result-contradicts-text") long resultContradictsText,
        @Column("Findings of kind missing-result") long missingResult,
        @Column("Findings of kind ambiguous-notation") long ambiguousNotation,
        @Column("Findings of kind start-position-flaw") long startPositionFlaw,
        @Column("Findings of kind natural-limit-reached") long naturalLimitReached,

        @Column("Findings of kind natural-limit-draw-not-recorded")
        long naturalLimitDrawNotRecorded) {}
