package org.qipu.pipeline.explain;

import java.util.List;
import org.qipu.rules.repetition.Threat;

/**
 * A threat with the pieces that stand on its points after the move.
 *
 * @param by the attacking pieces, the capturer first
 * @param target the threatened piece
 * @param how by what means it is won
 * @param root how it is protected
 */
public record ExplainedThreat(List<PlacedPiece> by, PlacedPiece target, Threat.How how, Threat.Root root) {
    /** Copies the list. */
    public ExplainedThreat {
        by = List.copyOf(by);
    }
}
