package org.qipu.pipeline.explain.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qipu.pipeline.explain.Language;

class WordsTest {
    private static final Object[] NAMES = {"{0}", "{1}", "{2}", "{3}", "{4}", "{5}"};

    @ParameterizedTest
    @EnumSource(Words.class)
    void bothLanguagesSayTheSameOfTheSameValues(Words words) {
        assertThat(values(words.in(Language.ZH, NAMES))).isEqualTo(values(words.in(Language.EN, NAMES)));
        assertThat(words.in(Language.EN, NAMES)).isNotEmpty();
    }

    private static TreeSet<String> values(String text) {
        return new TreeSet<>(Pattern.compile("\\{\\d}")
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .toList());
    }
}
