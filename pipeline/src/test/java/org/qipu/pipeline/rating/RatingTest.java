package org.qipu.pipeline.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class RatingTest {
    /** M. E. Glickman, "Example of the Glicko-2 system", Boston University, November 30, 2013: the example calculation. */
    @Test
    void glicko2GivesTheNumbersOfGlickmansExample() {
        Glicko2 system = new Glicko2(0.5, new Rating(1500, 350, 0.06));

        Rating after = system.after(
                new Rating(1500, 200, 0.06),
                List.of(
                        new RatedResult(new Rating(1400, 30, 0.06), 1),
                        new RatedResult(new Rating(1550, 100, 0.06), 0),
                        new RatedResult(new Rating(1700, 300, 0.06), 0)));

        assertThat(after.value()).isCloseTo(1464.06, within(0.01));
        assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
        assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    }

    /** Step 6 without games: the deviation on the inner scale is the root of phi squared and sigma squared. */
    @Test
    void glicko2KnowsLessOfWhoDoesNotPlayButNotLessThanOfANewPlayer() {
        Glicko2 system = new Glicko2(0.5, new Rating(1500, 350, 0.06));

        // 0.06 * 173.7178 = 10.42307; 50^2 + 10.42307^2 = 2608.640, its root 51.07485.
        assertThat(system.idle(new Rating(1600, 50, 0.06), 1).deviation()).isCloseTo(51.07485, within(0.00001));
        assertThat(system.idle(new Rating(1600, 50, 0.06), 100_000).deviation()).isEqualTo(350);
    }

    @Test
    void aSurpriseRaisesTheVolatility() {
        Glicko2 system = new Glicko2(0.5, new Rating(1500, 350, 0.06));
        RatedResult upset = new RatedResult(new Rating(2200, 30, 0.06), 1);

        Rating after = system.after(new Rating(1500, 50, 0.06), List.of(upset, upset, upset, upset));

        assertThat(after.volatility()).isGreaterThan(0.06);
        assertThat(after.value()).isGreaterThan(1550);
    }

    @Test
    void eloAddsKTimesWhatIsAboveTheExpectedScore() {
        Elo system = new Elo(20, 1500);

        // 400 points are ten to one: expected 1/11 = 0.090909 and 10/11.
        assertThat(Elo.expected(1500, 1900)).isCloseTo(1 / 11.0, within(1e-12));
        // A win at even odds and a draw against 400 more: 20 * (1 - 0.5 + 0.5 - 0.090909) = 18.18182.
        Rating after = system.after(
                system.initial(),
                List.of(new RatedResult(new Rating(1500, 0, 0), 1), new RatedResult(new Rating(1900, 0, 0), 0.5)));
        assertThat(after.value()).isCloseTo(1518.18182, within(0.00001));
    }

    @Test
    void gamesOfAPeriodCountTogetherAndPeriodsOneAfterTheOther() {
        RatingList list = new RatingList(new Elo(20, 1500));
        list.add("1956", "甲", "乙", 1);
        list.add("1956", "乙", "丙", 1);
        list.add("1957", "甲", "丙", 0.5);

        // 1956: 甲 1510, 乙 1500, 丙 1490. 1957: expected of 甲 1/(1 + 10^(-20/400)) = 0.528751; 20 * 0.028751 = 0.57502.
        assertThat(list.entries()).extracting(RatingList.Entry::player).containsExactly("甲", "乙", "丙");
        assertThat(list.entries().get(0).rating().value()).isCloseTo(1509.42498, within(0.00001));
        assertThat(list.entries().get(1).rating().value()).isEqualTo(1500);
        assertThat(list.entries().get(2).rating().value()).isCloseTo(1490.57502, within(0.00001));
        assertThat(list.entries().get(1).period()).isEqualTo("1956");
        assertThat(list.entries()).extracting(RatingList.Entry::games).containsExactly(2L, 2L, 2L);
    }

    @Test
    void whoPausesIsRatedAsBeforeWithALargerDeviation() {
        Glicko2 system = new Glicko2(0.5, new Rating(1500, 350, 0.06));
        RatingList list = new RatingList(system);
        list.add("1956", "甲", "乙", 1);
        list.add("1957", "丙", "丁", 1);
        list.add("1958", "丙", "丁", 1);
        Rating first = system.after(system.initial(), List.of(new RatedResult(system.initial(), 1)));

        RatingList.Entry paused = list.entries().stream()
                .filter(entry -> entry.player().equals("甲"))
                .findFirst()
                .orElseThrow();

        assertThat(paused.rating()).isEqualTo(system.idle(first, 2));
    }

    @Test
    void aDateKnownLessCloselyComesAfterAllThatItMayBe() {
        assertThat(List.of("1957", "1956", "1956-12-03", "1956-12", "1956-02-01"))
                .isNotEmpty()
                .extracting(Period::order)
                .isSubsetOf("1956-02-01", "1956-12-03", "1956-12-99", "1956-99-99", "1957-99-99");
        assertThat(Period.MONTH.of("1956-12-03")).isEqualTo("1956-12");
        assertThat(Period.MONTH.of("1956")).isEqualTo("1956");
        assertThat(Period.YEAR.of("1956-12")).isEqualTo("1956");
    }
}
