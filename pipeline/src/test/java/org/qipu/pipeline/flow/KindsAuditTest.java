package org.qipu.pipeline.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qipu.pipeline.table.Tables;

/** What titles say, and what is no game, in the tables that sum games up. */
class KindsAuditTest {
    private static final String ENDING = "[Game \"Chinese Chess\"]\n[Event \"示例残局\"]\n[Red \"示例甲\"]\n[Black \"示例丙\"]\n"
            + "[Result \"1-0\"]\n[FEN \"3ak4/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1\"]\n\n1. 车五进一\n1-0\n";

    @TempDir
    private Path temporary;

    @Test
    void onlyGamesAreSummedUpAndTheNameOfAFileMayTellWhoPlayed() throws IOException {
        Archive archive = new Archive(temporary)
                .with("残局.pgn", ENDING)
                .with("01-示例甲先胜示例乙.pgn", "[Game \"Chinese Chess\"]\n\n" + Games.MOVES);

        archive.audit();

        assertThat(archive.rows(Tables.GAMES, "kind", "red_id", "red_source", "result", "result_source"))
                .containsExactly(
                        RowFactory.create("game", "示例甲", "file-name", "1-0", "file-name"),
                        RowFactory.create("study", "示例甲", "tag", "1-0", "tag"));
        assertThat(archive.rows(Tables.PLAYERS, "player_id", "games", "wins"))
                .containsExactly(
                        RowFactory.create("示例丙", 0L, 0L),
                        RowFactory.create("示例乙", 1L, 0L),
                        RowFactory.create("示例甲", 1L, 1L));
        assertThat(archive.rows(Tables.EVENTS)).isEmpty();
        assertThat(archive.rows(Tables.RATING_INPUTS, "red_id", "basis", "rated", "reason"))
                .containsExactly(
                        RowFactory.create("示例甲", "file-name", true, null),
                        RowFactory.create("示例甲", "recorded", false, "study"));
    }
}
