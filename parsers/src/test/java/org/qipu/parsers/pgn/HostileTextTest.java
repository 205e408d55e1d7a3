package org.qipu.parsers.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.ParsedRecord;

/** Two million characters of one pattern: reading takes time in proportion to the text, whatever the pattern. */
class HostileTextTest {
    private static final int LENGTH = 2_000_000;
    private static final Duration FAR_TOO_LONG = Duration.ofSeconds(20);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(",
                ")",
                "（",
                "{",
                "}",
                "[",
                "]",
                "[a",
                "[a\n",
                "[Red \"\n",
                "\"",
                "[Red \"\\",
                "\\\"",
                ";",
                "%\n",
                "$",
                "1",
                "1 ",
                "1-",
                "1.",
                "1.1",
                "*",
                "和",
                "x",
                "炮",
                "炮二",
                "炮二平五",
                "炮二平 ",
                "O-O ",
                "(1",
                "(1 {x}",
                "({",
                "( {x} (",
                "。",
                ".",
                "!",
                "　",
                "\u0000",
                "\uFEFF",
                "\uD842",
                "↓ ",
                "h2e2",
                "++.4",
                "1/2",
                "0-炮二平五 ",
                "[Event \"a\"]\n\n",
                "[Event \"a\"]\n1.\n",
                "[Red \"甲\" [Red \"乙\" ",
                "（ ）（ "
            })
    void patternsAreReadInTime(String pattern) {
        byte[] bytes =
                ("[Red \"a\"]\n1. 炮二平五 " + pattern.repeat(LENGTH / pattern.length())).getBytes(StandardCharsets.UTF_8);

        List<ParsedRecord> records =
                assertTimeoutPreemptively(FAR_TOO_LONG, () -> Rendering.records(new PgnFormat(), bytes));

        assertThat(records).isNotEmpty();
        assertThat(records.stream()
                        .mapToLong(record -> record.origin().byteLength())
                        .sum())
                .isEqualTo(bytes.length);
    }
}
