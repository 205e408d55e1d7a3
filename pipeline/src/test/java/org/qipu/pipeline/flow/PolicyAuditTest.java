package org.qipu.pipeline.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.pipeline.audit.AuditOptions;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.policy.PolicyProblem;
import org.qipu.pipeline.table.Tables;

/** An audit follows the policy game by game. */
class PolicyAuditTest {
    @TempDir
    private Path temporary;

    private Archive archive;

    @BeforeEach
    void emptyArchive() {
        archive = new Archive(temporary);
    }

    @Test
    void theNaturalLimitIsThatOfTheEvent() throws Exception {
        String game = Games.record("示例甲", "示例乙", "1/2-1/2");
        archive.with("a.pgn", game + game.replace("示例赛", "示例杯").replace("2001", "2013"));

        audit("{\"rules\": [{\"when\": {\"event\": \"示例杯\"}, \"naturalLimit\": {\"rounds\": 4}}]}");

        assertThat(archive.rows(Tables.FINDINGS, "kind", "last_ply", "article"))
                .containsExactly(RowFactory.create("natural-limit-reached", 7, "CXA 2011 22.2"));
    }

    @Test
    void theSamePieceToTheSamePointThreeTimesLoses() throws Exception {
        String moves = "1. 车一进一 车９进１ 2. 车一退一 车９退１ 3. 车一进一 车９进１ 4. 车一退一 车９退１ 5. 车一进一 车９进１\n";
        archive.with("a.pgn", Games.record("示例甲", "示例乙", "1/2-1/2", moves) + Games.record("示例丙", "示例乙", "0-1", moves));

        audit("{\"rules\": [{\"when\": {\"event\": \"示例赛\"}, \"houseRules\": [\"same-point-three-times-loses\"]}]}");

        String article = "house rule same-point-three-times-loses";
        assertThat(archive
                        .rows(
                                Tables.FINDINGS,
                                "kind",
                                "severity",
                                "side",
                                "first_ply",
                                "last_ply",
                                "article",
                                "audited_result")
                        .stream()
                        .filter(row -> row.getString(0).equals("house-rule-broken")))
                .containsExactly(
                        RowFactory.create("house-rule-broken", "info", "red", 0, 8, article, "0-1"),
                        RowFactory.create("house-rule-broken", "warning", "red", 0, 8, article, "0-1"));
    }

    @Test
    void givingUpTheKingLosesWhereTheEventSaysSo() throws Exception {
        String suicide = "1. 炮二平五 炮８平５ 2. 炮五进四 马２进３\n";
        String slip = "1. 炮二平五 马８进８\n";
        archive.with("a.pgn", Games.record("示例甲", "示例乙", "*", suicide) + Games.record("示例丙", "示例乙", "*", slip));

        audit("{\"rules\": [{\"when\": {\"event\": \"示例赛\"}, \"houseRules\": [\"suicide-loses\"]}]}");

        assertThat(archive.rows(Tables.FINDINGS, "kind", "side", "first_ply", "audited_result").stream()
                        .filter(row -> row.getString(0).equals("house-rule-broken")))
                .containsExactly(RowFactory.create("house-rule-broken", "black", 3, "1-0"));
    }

    private void audit(String policy) throws IOException, PolicyProblem {
        Path file = Files.writeString(temporary.resolve("policy.json"), policy);
        archive.audit(
                new AuditOptions(List.of(archive.folder().toString()), List.of(), "", Policy.load(file), 1 << 20));
    }
}
