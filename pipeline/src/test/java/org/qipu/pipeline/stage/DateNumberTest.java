package org.qipu.pipeline.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DateNumberTest {
    @Test
    void datesOfAnyPrecisionAreOrderedAndComeBackAsTheyWere() {
        List<String> dates = List.of("1956", "1956-12", "1956-12-03", "1956-12-31", "1957-01-01");

        List<Integer> numbers = dates.stream().map(DateNumber::of).toList();

        assertThat(numbers).containsExactly(19560000, 19561200, 19561203, 19561231, 19570101);
        assertThat(numbers.stream().map(DateNumber::text)).containsExactlyElementsOf(dates);
        assertThat(DateNumber.text(DateNumber.of(null))).isNull();
    }
}
