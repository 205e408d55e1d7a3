package org.qipu.pipeline.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LanguageTest {
    @Test
    void theLocaleDecidesAndTheStrongerVariableFirst() {
        assertThat(Language.of(Map.of())).isEqualTo(Language.EN);
        assertThat(Language.of(Map.of("LANG", "zh_CN.UTF-8"))).isEqualTo(Language.ZH);
        assertThat(Language.of(Map.of("LANG", "zh_TW.UTF-8", "LC_ALL", "C.UTF-8")))
                .isEqualTo(Language.EN);
        assertThat(Language.of(Map.of("LANG", "en_GB.UTF-8", "LC_ALL", "zh_SG")))
                .isEqualTo(Language.ZH);
        assertThat(Language.of(Map.of("LANG", "zh_CN", "LC_ALL", ""))).isEqualTo(Language.ZH);
    }
}
