package org.qipu.pipeline.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.parsers.title.PlayerText;

class AliasesTest {
    @TempDir
    private Path folder;

    @Test
    void namesGoByTheRuleAndChainsToTheirEnd() throws Exception {
        Aliases aliases = load("alias,player\n# slips\n上海趙甲麟,趙甲璘\n\"趙甲林\",趙甲麟\n赵甲璘,趙甲璘\n\"Zhao, Jialin\",趙甲璘\n");

        assertThat(aliases.players()).isEqualTo(Map.of("赵甲麟", "赵甲璘", "赵甲林", "赵甲璘", "zhao jialin", "赵甲璘"));
    }

    @Test
    void jsonSaysTheSameAsCsv() throws Exception {
        Aliases json =
                load(" [{\"alias\": \"趙甲麟\", \"player\": \"趙甲璘\"},\n {\"player\": \"赵甲璘\", \"alias\": \"赵甲林\"}]\n");

        assertThat(json.players()).isEqualTo(Map.of("赵甲麟", "赵甲璘", "赵甲林", "赵甲璘"));
    }

    @Test
    void anAliasHoldsForEachOfSeveralPlayers() throws Exception {
        PlayerIds ids = new PlayerIds(load("alias,player\n趙甲麟,趙甲璘\n"));

        assertThat(ids.of(PlayerText.of("廣東趙甲麟／錢乙")).id()).isEqualTo("赵甲璘/钱乙");
    }

    @Test
    void everyTableHasAnIdentityOfItsOwn() throws Exception {
        assertThat(load("alias,player\n赵甲,赵乙\n").identity())
                .isNotEqualTo(load("alias,player\n赵甲,赵丙\n").identity())
                .isNotEqualTo(Aliases.NONE.identity());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "name,player;赵甲,赵乙 | :1: the header alias,player is expected here",
                "# nothing | : empty; the header alias,player is expected",
                "alias,player;赵甲 | :2: two fields, alias and player, are expected, not 1",
                "alias,player;赵甲,赵乙,3 | :2: two fields, alias and player, are expected, not 3",
                "alias,player;\"赵甲,赵乙 | :2: a quotation mark without its counterpart",
                "alias,player;,赵乙 | :2: \"\" names nobody",
                "alias,player;赵甲,紅方 | :2: \"紅方\" names nobody",
                "alias,player;赵甲/赵乙,赵丙 | :2: \"赵甲/赵乙\" names several players; each has a line of its own",
                "alias,player;赵甲,赵乙;赵甲,赵丙 | :3: the alias 赵甲 means 赵丙 here and 赵乙 in line 2",
                "alias,player;赵甲,赵乙;赵乙,赵丙;赵丙,赵甲 | :2: a circle of aliases: 赵甲 > 赵乙 > 赵丙 > 赵甲",
                "{\"alias\": \"赵甲\"} | :1: a list [...] of objects is expected",
                "[{\"alias\": \"赵甲\"}] | :1: the object lacks the key player",
                "[{\"alias\": \"赵甲\",;\"name\": \"赵乙\"}] | :2: unknown key \"name\"; known are alias and player",
                "[{\"alias\": 1, \"player\": \"赵乙\"}] | :1: a text \"...\" is expected for alias",
                "[{\"alias\": \"赵甲\", \"player\": \"赵乙\"}] 1 | :1: nothing may follow the list",
                "[1] | :1: an object {...} is expected here",
            })
    void whatIsNoTableIsRefusedWithItsPlace(String text, String problem) {
        assertThatThrownBy(() -> load(text.replace(';', '\n')))
                .isInstanceOf(AliasProblem.class)
                .hasMessage(folder.resolve("aliases") + problem);
    }

    @Test
    void brokenJsonIsRefusedWithItsLine() {
        assertThatThrownBy(() -> load("[{\"alias\": \"赵甲\",\n"))
                .isInstanceOf(AliasProblem.class)
                .hasMessageContaining("aliases:2: no JSON");
        assertThatThrownBy(() -> load("[{\"alias\": \"赵甲\", \"alias\": \"赵乙\", \"player\": \"赵丙\"}]"))
                .hasMessageContaining("Duplicate field");
    }

    @Test
    void aFileThatIsMissingOrNoUtf8IsRefused() throws IOException {
        Path file = folder.resolve("gbk.csv");
        Files.write(file, "alias,player\n赵甲,赵乙\n".getBytes(Charset.forName("GBK")));

        assertThatThrownBy(() -> Aliases.load(file)).hasMessageContaining("UTF-8");
        assertThatThrownBy(() -> Aliases.load(folder.resolve("none"))).hasMessageContaining("no such file");
    }

    private Aliases load(String text) throws IOException, AliasProblem {
        Path file = folder.resolve("aliases");
        Files.writeString(file, text);
        return Aliases.load(file);
    }
}
