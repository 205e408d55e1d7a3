package org.qipu.pipeline.stage;

import java.util.Locale;
import org.apache.spark.sql.Row;

/** What standings read of a game. */
enum EventColumns {
    EVENT_ID,
    GAME_ID,
    DATE,
    ROUND,
    RED_ID,
    BLACK_ID,
    RED_TEAM,
    BLACK_TEAM,
    RESULT,
    AUDITED_RESULT,
    EVENT,
    TITLE,
    SITE,
    DATE_TEXT,
    SOURCE;

    String column() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The text in a row; empty for null. */
    String of(Row game) {
        String text = game.getString(ordinal());
        return text == null ? "" : text;
    }
}
