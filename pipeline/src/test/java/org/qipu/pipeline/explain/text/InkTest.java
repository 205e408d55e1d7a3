package org.qipu.pipeline.explain.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class InkTest {
    @Test
    void colourIsForTerminalsThatDoNotDeclineIt() {
        assertThat(Ink.of(Map.of(), true)).isEqualTo(Ink.COLOURED);
        assertThat(Ink.of(Map.of("NO_COLOR", ""), true)).isEqualTo(Ink.COLOURED);
        assertThat(Ink.of(Map.of(), false)).isEqualTo(Ink.PLAIN);
        assertThat(Ink.of(Map.of("NO_COLOR", "1"), true)).isEqualTo(Ink.PLAIN);
        assertThat(Ink.of(Map.of("TERM", "dumb"), true)).isEqualTo(Ink.PLAIN);
    }
}
