package org.qipu.pipeline.policy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamePatternTest {
    @ParameterizedTest
    @CsvSource({
        "示例杯, 2014年第3届示例杯个人赛, true",
        "示例杯, 示例 杯, true",
        "示例杯, 示例赛, false",
        "PLACEHOLDER open, The Placeholder  Ｏｐｅｎ 2018, true",
        "open, placeholder opening, false",
        "open*, placeholder opening, true",
        "*open, reopen, true",
        "2014, 12014, false",
        "wxf, WXF2018, true",
        "示例*个人, 示例杯男子个人赛, true",
        "示例*个人, 个人示例, false",
        "示例?赛, 示例杯赛, true",
        "示例?赛, 示例赛, false",
        "a*b*c, a c b, false"
    })
    void aPatternIsContainedInAName(String pattern, String name, boolean matches) {
        assertThat(NamePattern.of(pattern).matches(FoldedText.of(name))).isEqualTo(matches);
    }

    @Test
    void manyStarsOverALongNameEndSoon() {
        NamePattern pattern = NamePattern.of("a*".repeat(99) + "b");

        assertThat(pattern.matches(FoldedText.of("a".repeat(1_000_000)))).isFalse();
    }
}
