package org.qipu.parsers.jsonl;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.qipu.parsers.record.HeaderField;

/** Writes games as lines that {@link JsonlFormat} reads back as the same games; what is empty is left out. */
public final class JsonlWriter {
    private static final JsonFactory JSON =
            JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

    private JsonlWriter() {}

    /** The line of a game, with its line end. */
    public static String line(GameLine game) {
        StringWriter out = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(out)) {
            json.writeStartObject();
            for (HeaderField field : HeaderField.values()) {
                text(json, JsonlKeys.of(field), field.of(game.header()));
            }
            text(json, JsonlKeys.FEN, game.fen());
            json.writeArrayFieldStart(JsonlKeys.MOVES);
            for (String move : game.moves()) {
                json.writeString(move);
            }
            json.writeEndArray();
            if (game.variations() > 0) {
                json.writeNumberField(JsonlKeys.VARIATIONS, game.variations());
            }
            text(json, JsonlKeys.MOVETEXT, game.movetext());
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory does not fail", e);
        }
        return out.append('\n').toString();
    }

    private static void text(JsonGenerator json, String key, String value) throws IOException {
        if (!value.isEmpty()) {
            json.writeStringField(key, value);
        }
    }
}
