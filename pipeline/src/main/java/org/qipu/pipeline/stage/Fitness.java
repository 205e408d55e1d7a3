package org.qipu.pipeline.stage;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.concat_ws;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.not;
import static org.apache.spark.sql.functions.udf;
import static org.apache.spark.sql.functions.when;

import org.apache.spark.sql.Column;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.expressions.UserDefinedFunction;
import org.apache.spark.sql.types.DataTypes;
import org.qipu.pipeline.audit.Odds;
import org.qipu.pipeline.audit.RecordKind;
import org.qipu.pipeline.player.PlayerId;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Position;

/**
 * Why a row of {@code games} is no input of a rating. What is said about odds, blindfold play and computers is looked for in
 * the event, the title and how the game ended, of computers also in the players' names; of a forfeit only in how it ended,
 * and of a game with moves it is not believed.
 */
final class Fitness {
    private static final String QUALIFIER = "(?:单|單|双|雙|左|右|一|两|兩|二|三|九)";

    /** 让双马, 饶一车, 让先, 让子棋; not 让象棋走进…. */
    private static final String ODDS = "[让讓饶饒](?:" + QUALIFIER + "[马馬车車炮砲子士仕相象先]|先(?=$|[ 棋局)）])|子(?=$|[ 棋局赛賽)）]))";

    private static final String BLINDFOLD = "(?i)盲棋|蒙目|闭目棋|閉目棋|blindfold";
    private static final String COMPUTER = "(?i)人机|人機|机机|機機|电脑|電腦|计算机|計算機|象棋软件|象棋軟件|\\bcomputers?\\b|\\bengines?\\b";
    private static final String FORFEIT = "(?i)弃权|棄權|缺席|未到场|未到場|\\bforfeit|\\bwalkover|\\bdefault\\b";

    private static final UserDefinedFunction GIVES_ODDS =
            udf((UDF1<String, Boolean>) Odds::inPosition, DataTypes.BooleanType);

    private Fitness() {}

    /** Whether a side gave odds, by the start position or by what is said. */
    static Column handicap() {
        return isSetUp().and(GIVES_ODDS.apply(col("start_fen"))).or(said().rlike(ODDS));
    }

    /**
     * The first reason that applies, null when the game is fit.
     *
     * @param result the result that is to count
     */
    static Column reason(Column result) {
        Column named = col("red_id").isNotNull().and(col("black_id").isNotNull());
        return when(col("duplicate_of").isNotNull(), "duplicate")
                .when(not(col("kind").equalTo(RecordKind.GAME.id())), col("kind"))
                .when(not(named), "unknown-player")
                .when(col("red_id").equalTo(col("black_id")), "same-player")
                .when(isOfSeveral("red_id").or(isOfSeveral("black_id")), "consultation")
                .when(isForfeit(), "forfeit")
                .when(result.equalTo("*"), "unknown-result")
                .when(handicap(), "handicap")
                .when(isSetUp(), "set-up-position")
                .when(col("plies").equalTo(0), "no-moves")
                .when(col("replayed_plies").lt(col("plies")), "illegal-record")
                .when(said().rlike(BLINDFOLD), "blindfold")
                .when(
                        concat_ws("\n", said(), col("red_text"), col("black_text"))
                                .rlike(COMPUTER),
                        "computer");
    }

    private static Column isOfSeveral(String id) {
        return col(id).contains(PlayerId.BETWEEN_PLAYERS);
    }

    private static Column isForfeit() {
        return col("plies")
                .equalTo(0)
                .and(concat_ws("\n", col("termination"), col("result_text"), col("title"))
                        .rlike(FORFEIT));
    }

    private static Column isSetUp() {
        return not(col("start_fen").equalTo(lit(Fen.write(Position.initial()))));
    }

    private static Column said() {
        return concat_ws("\n", col("event"), col("title"), col("termination"));
    }
}
