package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.explode;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.struct;

import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.qipu.pipeline.audit.FindingKind;

/**
 * The games whose result is another by the audit: a perpetual attack that was not reported, or a draw by repetition or by the
 * natural limit that was not recorded, by the rulebook in force, where the finding speaks for a result. Of several in a
 * game, the one that ended it first counts. A mate that the recorded result contradicts is left alone: there the record may
 * have the wrong moves as well as the wrong result.
 */
public final class AuditedResults {
    private static final List<FindingKind> KINDS = List.of(
            FindingKind.UNREPORTED_PERPETUAL_CHECK,
            FindingKind.UNREPORTED_PERPETUAL_CHASE,
            FindingKind.UNREPORTED_PERPETUAL_KILL,
            FindingKind.UNREPORTED_PERPETUAL_MIXED,
            FindingKind.REPETITION_DRAW_NOT_RECORDED,
            FindingKind.NATURAL_LIMIT_DRAW_NOT_RECORDED);

    /**
     * The audited results.
     *
     * @param records rows with {@code game} and {@code findings}
     * @return {@code game_id} and {@code audited_result}, a row for each game whose recorded result is another
     */
    public Dataset<Row> apply(Dataset<Row> records) {
        Object[] kinds = KINDS.stream().map(FindingKind::id).toArray();
        return records.where(col("game").isNotNull())
                .select(
                        col("game.rulebook").as("in_force"),
                        explode(col("findings")).as("finding"))
                .where(col("finding.kind").isin(kinds))
                .where(col("finding.rulebook")
                        .isNull()
                        .or(col("finding.rulebook").equalTo(col("in_force"))))
                .where(col("finding.audited_result").notEqual(col("finding.recorded_result")))
                .groupBy(col("finding.game_id").as("game_id"))
                .agg(min(struct(
                                col("finding.last_ply").as("last_ply"),
                                col("finding.kind").as("kind"),
                                col("finding.audited_result").as("audited_result")))
                        .as("first"))
                .select(col("game_id"), col("first.audited_result").as("audited_result"));
    }
}
