package org.qipu.pipeline.standings;

import java.math.BigDecimal;
import org.qipu.parsers.record.GameResult;

/**
 * What a win, a draw and a loss are worth, in whole units of which {@value #UNIT} make a point: thousandths that can be
 * halved, so that sums and comparisons are exact.
 *
 * @param win units for the winner
 * @param draw units of each side for a draw
 * @param loss units of the loser
 */
public record Points(long win, long draw, long loss) {
    /** Units in one point. */
    public static final long UNIT = 2000;

    /**
     * Points with up to three decimals.
     *
     * @throws ArithmeticException when one has more decimals
     */
    public static Points of(BigDecimal win, BigDecimal draw, BigDecimal loss) {
        return new Points(units(win), units(draw), units(loss));
    }

    private static long units(BigDecimal points) {
        return points.multiply(BigDecimal.valueOf(UNIT)).longValueExact();
    }

    /** What Red has for a result; 0 for one that is unknown. */
    long red(GameResult result) {
        return switch (result) {
            case RED_WINS -> win;
            case BLACK_WINS -> loss;
            case DRAW -> draw;
            case UNKNOWN -> 0;
        };
    }

    /** What Black has for a result; 0 for one that is unknown. */
    long black(GameResult result) {
        return red(result.mirrored());
    }
}
