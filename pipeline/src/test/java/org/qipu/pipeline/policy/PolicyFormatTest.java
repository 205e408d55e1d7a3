package org.qipu.pipeline.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a policy file may hold, and how its faults are told. */
class PolicyFormatTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"rulez\": []} | :1:2: | unknown key \"rulez\"; known here are default, name, note, rules",
                "{\"default\": {\"rulebook\": \"cxa-2000\"}} | :1:26: | unknown rulebook \"cxa-2000\"; known are cxa-1999",
                "{\"default\": {\"naturalLimit\": {\"round\": 40}}} | :1:31: | unknown key \"round\"; known here are counted",
                "{\"default\": {\"naturalLimit\": {\"rounds\": 0}}} | :1:41: | a whole number from 1 to",
                "{\"default\": {\"naturalLimit\": {\"rounds\": 99999999999}}} | :1:41: | a whole number from 1 to",
                "{\"default\": {\"naturalLimit\": \"never\"}} | :1:30: | \"none\" or an object",
                "{\"default\": {\"naturalLimit\": {\"limitedChecks\": \"all\"}}} | :1:48: | one of none, claimer, each-side",
                "{\"default\": {\"scoring\": {\"win\": \"2\"}}} | :1:33: | a number such as 2 or 0.5",
                "{\"default\": {\"scoring\": {\"win\": 1e999999}}} | :1:33: | a number such as 2 or 0.5",
                "{\"default\": {\"scoring\": {\"win\": 0}}} | :1:13: | a win (0) has to count more than a loss (0)",
                "{\"default\": {\"houseRules\": [\"no-draws\"]}} | :1:29: | known are same-point-three-times-loses, suicide-loses",
                "{\"default\": {\"substitute\": true}} | :1:13: | none is named",
                "{\"default\": {\"repetitionFold\": 1}} | :1:32: | a whole number from 2 to 100",
                "{\"rules\": [{\"rulebook\": \"simple\"}]} | :1:12: | a rule needs \"when\"",
                "{\"rules\": [{\"when\": {}}]} | :1:21: | \"when\" asks for nothing",
                "{\"rules\": [{\"when\": {\"from\": \"1956-13\"}}]} | :1:30: | a date such as 1956",
                "{\"rules\": [{\"when\": {\"from\": \"2011\", \"to\": \"2010\"}}]} | :1:21: | lies after",
                "{\"rules\": [{\"when\": {\"event\": \"**\"}}]} | :1:31: | a pattern has 1 to 200",
                "{\"rules\": [{\"when\": {\"event\": []}}]} | : | may not be empty",
                "{\"rules\": {}} | :1:11: | a list [...] is expected",
                "[] | :1:1: | an object {...} is expected",
                "{} | :1:1: | needs rules, a default, or both",
                "{\"name\": 1} | :1:10: | a text",
                "{\"name\": \"a\", \"name\": \"b\"} | :1: | Duplicate field 'name'",
                "{\"default\": {}} {} | :1:17: | nothing may follow",
                "{\"default\": {}, | :1: | no JSON",
                "'' | : | an object {...} is expected"
            })
    void aFaultIsToldWithItsPlace(String text, String place, String message) {
        assertThatThrownBy(() -> policy(text))
                .isInstanceOf(PolicyProblem.class)
                .hasMessageStartingWith(folder.resolve("policy.json") + place.strip())
                .hasMessageContaining(message.strip());
    }

    @Test
    void linesAreCounted() {
        assertThatThrownBy(() -> policy("{\n  \"name\": \"示例\",\n  \"rules\": [\n    {\"wenn\": {}}\n  ]\n}"))
                .hasMessageContaining("policy.json:4:6: unknown key \"wenn\"; known here are houseRules, matchScoring");
    }

    @Test
    void deepAndLargeFilesAreNotRead() {
        assertThatThrownBy(() -> policy("[".repeat(100_000))).isInstanceOf(PolicyProblem.class);
        assertThatThrownBy(() -> policy("{\"note\": \"" + "x".repeat(20_000) + "\"}"))
                .isInstanceOf(PolicyProblem.class);
        assertThatThrownBy(() -> policy(" ".repeat(1 << 20) + "{}")).hasMessageContaining("larger than 1 MiB");
        assertThatThrownBy(() -> policy("{\"rules\": [" + "{\"when\": {\"from\": \"2001\"}},".repeat(1_000)
                        + "{\"when\": {\"from\": \"2001\"}}]}"))
                .hasMessageContaining("more than 1000 rules");
    }

    @Test
    void whatIsNoTextAndWhatIsNotThereIsTold() throws IOException {
        Path file = Files.write(
                folder.resolve("gbk.json"), "{\"name\": \"示例\", \"default\": {}}".getBytes(Charset.forName("GBK")));

        assertThatThrownBy(() -> Policy.load(file)).hasMessageContaining("gbk.json: a policy is UTF-8 text");
        assertThatThrownBy(() -> Policy.load(folder)).isInstanceOf(PolicyProblem.class);
        assertThatThrownBy(() -> Policy.load(folder.resolve("nowhere.json"))).hasMessageContaining("no such file");
    }

    @Test
    void aByteOrderMarkIsNoFault() throws Exception {
        assertThat(policy("\uFEFF{\"default\": {\"rulebook\": \"simple\"}}")
                        .otherwise()
                        .rulebooks())
                .containsExactly("simple");
    }

    private Policy policy(String text) throws IOException, PolicyProblem {
        Path file = folder.resolve("policy.json");
        return Policy.load(Files.writeString(file, text, StandardCharsets.UTF_8));
    }
}
