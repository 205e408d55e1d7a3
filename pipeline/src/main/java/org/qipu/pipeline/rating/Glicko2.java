package org.qipu.pipeline.rating;

import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * Glicko-2 after M. E. Glickman, "Example of the Glicko-2 system" (2013), steps 2 to 8; volatility by the Illinois variant
 * of regula falsi of step 5. The names of variables are the paper's.
 *
 * @param tau how much volatilities may change, above 0; the paper speaks of 0.3 to 1.2
 * @param start rating, deviation and volatility of a new player; the deviation never grows beyond that of a new player
 */
public record Glicko2(double tau, Rating start) implements RatingSystem {
    private static final double SCALE = 173.7178;
    private static final double EPSILON = 1e-6;

    @Override
    public Rating initial() {
        return start;
    }

    @Override
    public Rating after(Rating before, List<RatedResult> results) {
        double phi = before.deviation() / SCALE;
        double inverseOfV = 0;
        double sum = 0;
        for (RatedResult result : results) {
            double g = g(result.opponent().deviation() / SCALE);
            double e =
                    1 / (1 + Math.exp(-g * (before.value() - result.opponent().value()) / SCALE));
            inverseOfV += g * g * e * (1 - e);
            sum += g * (result.score() - e);
        }
        if (inverseOfV == 0) {
            return before; // Ratings so far apart that the game was no question and says nothing.
        }
        double v = 1 / inverseOfV;
        double sigma = volatility(before.volatility(), phi, v, v * sum);
        double phiStar = Math.hypot(phi, sigma);
        double phiAfter = 1 / Math.sqrt(1 / (phiStar * phiStar) + 1 / v);
        return new Rating(before.value() + SCALE * phiAfter * phiAfter * sum, SCALE * phiAfter, sigma);
    }

    @Override
    public Rating idle(Rating before, int periods) {
        double deviation = Math.hypot(before.deviation(), SCALE * before.volatility() * Math.sqrt(periods));
        return new Rating(before.value(), Math.min(deviation, start.deviation()), before.volatility());
    }

    private static double g(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    private double volatility(double sigma, double phi, double v, double delta) {
        double a = Math.log(sigma * sigma);
        DoubleUnaryOperator f = x -> {
            double ex = Math.exp(x);
            double d = phi * phi + v + ex;
            return ex * (delta * delta - d) / (2 * d * d) - (x - a) / (tau * tau);
        };
        double near = a;
        double far = otherEnd(f, a, delta * delta - phi * phi - v);
        double atNear = f.applyAsDouble(near);
        double atFar = f.applyAsDouble(far);
        while (Math.abs(far - near) > EPSILON) {
            double c = near + (near - far) * atNear / (atFar - atNear);
            double atC = f.applyAsDouble(c);
            if (atC * atFar <= 0) {
                near = far;
                atNear = atFar;
            } else {
                atNear /= 2;
            }
            far = c;
            atFar = atC;
        }
        return Math.exp(near / 2);
    }

    /** The other end B of the interval that holds the root: step 5.2. */
    private double otherEnd(DoubleUnaryOperator f, double a, double excess) {
        if (excess > 0) {
            return Math.log(excess);
        }
        int k = 1;
        while (f.applyAsDouble(a - k * tau) < 0) {
            k++;
        }
        return a - k * tau;
    }
}
