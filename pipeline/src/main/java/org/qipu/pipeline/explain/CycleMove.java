package org.qipu.pipeline.explain;

import java.util.List;
import org.qipu.rules.adjudication.Classified;
import org.qipu.rules.adjudication.MoveClass;

/**
 * A move of a cycle with its class by the first of the rulebooks.
 *
 * @param ply the ply of the move in the run that was judged, the last one
 * @param side 0 red or 1 black
 * @param name its class, and by which article
 * @param threats what it threatens to win
 */
public record CycleMove(int ply, int side, Classified name, List<ExplainedThreat> threats) {
    /** Copies the list. */
    public CycleMove {
        threats = List.copyOf(threats);
    }

    /** What the move is called. */
    public MoveClass moveClass() {
        return name.moveClass();
    }
}
