package org.qipu.rules.game;

import org.qipu.rules.notation.MoveTexts;

/** Whether the coordinates of a record number the ranks 0-9 (ICCS, UCCI, WinBoard) or 1-10 (UCI, pychess). */
final class RankBase {
    /** Nothing in the texts tells. */
    static final int OPEN = -1;

    private RankBase() {}

    /**
     * The number given to Red's back rank, as the first rank 0 or 10 in the texts tells; 0 when no text leaves it open.
     */
    static int of(int[] codes, int count) {
        int base = 0;
        for (int ply = 0; ply < count; ply++) {
            int code = codes[ply];
            if (MoveTexts.leavesRankBaseOpen(code)) {
                int from = MoveTexts.fromRank(code);
                int to = MoveTexts.toRank(code);
                if (from == 10 || to == 10) {
                    return 1;
                }
                if (from == 0 || to == 0) {
                    return 0;
                }
                base = OPEN;
            }
        }
        return base;
    }
}
