package org.qipu.pipeline.player;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Aliases as JSON: a list of objects with the keys {@code alias} and {@code player} and no other. */
final class AliasJson {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final String file;
    private final JsonParser parser;

    private AliasJson(String file, JsonParser parser) {
        this.file = file;
        this.parser = parser;
    }

    static List<AliasLine> read(String file, String text) throws AliasProblem {
        try (JsonParser parser = JSON.createParser(text)) {
            return new AliasJson(file, parser).list();
        } catch (JsonProcessingException e) {
            int line = Optional.ofNullable(e.getLocation())
                    .map(where -> where.getLineNr())
                    .orElse(1);
            throw new AliasProblem(file + ":" + line + ": no JSON: "
                    + e.getOriginalMessage().lines().findFirst().orElse(""));
        } catch (IOException e) {
            throw new IllegalStateException("a text in memory", e);
        }
    }

    private List<AliasLine> list() throws IOException, AliasProblem {
        require(parser.nextToken() == JsonToken.START_ARRAY, "a list [...] of objects is expected");
        List<AliasLine> lines = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            require(parser.currentToken() == JsonToken.START_OBJECT, "an object {...} is expected here");
            lines.add(object());
        }
        require(parser.nextToken() == null, "nothing may follow the list");
        return lines;
    }

    private AliasLine object() throws IOException, AliasProblem {
        int line = parser.currentTokenLocation().getLineNr();
        Map<String, String> values = new TreeMap<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String key = parser.currentName();
            require(
                    key.equals("alias") || key.equals("player"),
                    "unknown key \"" + key + "\"; known are alias and player");
            require(parser.nextToken() == JsonToken.VALUE_STRING, "a text \"...\" is expected for " + key);
            values.put(key, parser.getText());
        }
        for (String key : List.of("alias", "player")) {
            require(values.containsKey(key), "the object lacks the key " + key);
        }
        return new AliasLine(line, values.get("alias"), values.get("player"));
    }

    private void require(boolean holds, String problem) throws AliasProblem {
        if (!holds) {
            throw new AliasProblem(file + ":" + parser.currentTokenLocation().getLineNr() + ": " + problem);
        }
    }
}
