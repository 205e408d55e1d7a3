package org.qipu.parsers.title;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SimplifiedTest {
    @Test
    void everyCharacterBecomesItsSimplifiedForm() {
        assertThat(Simplified.of("廣東於勝負 Red１")).isEqualTo("广东于胜负 Red１");
        assertThat(Simplified.of('車')).isEqualTo('车');
        assertThat(Simplified.of('车')).isEqualTo('车');
    }

    @Test
    void whatIsNoHanCharacterStays() {
        assertThat(Simplified.of("\uD83D\uDE00\u0000～")).isEqualTo("\uD83D\uDE00\u0000～");
    }
}
