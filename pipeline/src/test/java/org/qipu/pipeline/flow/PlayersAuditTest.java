package org.qipu.pipeline.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.pipeline.audit.AuditOptions;
import org.qipu.pipeline.player.Aliases;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.table.Tables;

class PlayersAuditTest {
    @TempDir
    private Path temporary;

    private Archive archive;

    @BeforeEach
    void archiveOfOnePlayerInManySpellings() throws IOException {
        archive = new Archive(temporary)
                .with(
                        "a.pgn",
                        game("廣東趙甲璘", "上海錢乙華", 1)
                                + game("广东 赵甲璘", "上海　钱　乙华", 2)
                                + game("趙甲璘（特級大師）", "錢乙華", 3)
                                + game("廣東趙甲麟", "錢乙華", 4)
                                + game("廣東趙甲林", "孫丙", 5)
                                + game("Qian, Yihua", "孫丙", 6)
                                + game("趙甲璘／孫丙", "錢乙華、周丁", 7));
    }

    @Test
    void spellingsOfOnePlayerAreOnePlayer() throws IOException {
        archive.audit();

        assertThat(archive.rows(Tables.PLAYERS, "player_id", "name", "aliases", "games"))
                .contains(RowFactory.create(
                        "赵甲璘",
                        "趙甲璘",
                        scala.jdk.javaapi.CollectionConverters.asScala(List.of("广东 赵甲璘", "廣東趙甲璘", "趙甲璘（特級大師）"))
                                .toSeq(),
                        3L));
        assertThat(archive.rows(Tables.GAMES, "record_no", "red_text", "red_team", "red_id", "black_id"))
                .contains(
                        RowFactory.create(0L, "廣東趙甲璘", "廣東", "赵甲璘", "钱乙华"),
                        RowFactory.create(6L, "趙甲璘／孫丙", null, "赵甲璘/孙丙", "钱乙华/周丁"));
        assertThat(archive.rows(Tables.RATING_INPUTS, "red_id", "reason"))
                .contains(RowFactory.create("赵甲璘/孙丙", "consultation"));
    }

    @Test
    void likelyAliasesAreSuggestedAndNotMerged() throws IOException {
        archive.audit();

        assertThat(archive.rows(Tables.ALIAS_SUGGESTIONS, "player_id_a", "player_id_b", "likeness"))
                .containsExactly(
                        RowFactory.create("赵甲林", "赵甲麟", "same-sound-character"),
                        RowFactory.create("赵甲璘", "赵甲林", "same-sound-character"),
                        RowFactory.create("赵甲璘", "赵甲麟", "same-sound-character"),
                        RowFactory.create("钱乙华", "qian yihua", "romanised"));
        assertThat(archive.rows(Tables.PLAYERS, "player_id")).hasSize(8);
    }

    @Test
    void suggestionsAreTheSameWhateverThePartitions() throws IOException {
        archive.audit(1 << 20);
        Map<String, List<String>> whole = archive.lines();
        String partitions = SparkForTests.session().conf().get("spark.sql.shuffle.partitions");
        SparkForTests.session().conf().set("spark.sql.shuffle.partitions", 7);
        try {
            archive.audit(500);
        } finally {
            SparkForTests.session().conf().set("spark.sql.shuffle.partitions", partitions);
        }

        assertThat(archive.lines()).isEqualTo(whole);
    }

    @Test
    void whatTheUserStatesIsMerged() throws Exception {
        Path table = temporary.resolve("aliases.csv");
        Files.writeString(table, "alias,player\n趙甲麟,趙甲璘\n趙甲林,趙甲麟\n\"Qian, Yihua\",錢乙華\n");
        AuditOptions options = new AuditOptions(
                        List.of(archive.folder().toString()), List.of(), "", Policy.bundled(), 1 << 20)
                .with(Aliases.load(table));

        archive.audit(options);

        assertThat(archive.rows(Tables.ALIAS_SUGGESTIONS)).isEmpty();
        assertThat(archive.rows(Tables.PLAYERS, "player_id", "name", "games"))
                .contains(RowFactory.create("赵甲璘", "趙甲璘", 5L), RowFactory.create("钱乙华", "錢乙華", 5L));
        assertThat(options.influential())
                .isNotEqualTo(
                        Archive.options(1 << 20, archive.folder().toString()).influential());
    }

    /** Games of days of their own, and too short for one to repeat another. */
    private static String game(String red, String black, int number) {
        return Games.record(red, black, "1-0", Games.SHORT).replace("2001.02.03", "2001.02.0" + number);
    }
}
