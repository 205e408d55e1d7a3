package org.qipu.pipeline.judge;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;

/**
 * A case to judge: a start position and moves.
 *
 * @param id id of the case, empty when it has none
 * @param fen start position, empty for the initial one
 * @param moves moves in ICCS coordinates with ranks 0-9
 */
public record JudgeCase(String id, String fen, List<String> moves) {
    private static final JsonMapper JSON = new JsonMapper();

    public JudgeCase {
        moves = List.copyOf(moves);
    }

    /**
     * A case as one line of JSON; keys other than {@code id}, {@code fen} and {@code moves} are ignored.
     *
     * @throws JudgeProblem when the line is no such JSON
     */
    public static JudgeCase ofLine(String line) throws JudgeProblem {
        JsonNode node = parse(line);
        String id = node.path("id").asText("");
        JsonNode moves = node.path("moves");
        if (!node.isObject() || !moves.isArray() || !node.path("fen").isTextual()) {
            throw new JudgeProblem(
                    id, "unreadable-case", -1, "a case is an object with a text fen and a list of moves");
        }
        List<String> texts = new ArrayList<>();
        moves.forEach(move -> texts.add(move.asText()));
        return new JudgeCase(id, node.path("fen").asText(), texts);
    }

    private static JsonNode parse(String line) throws JudgeProblem {
        try {
            return JSON.readTree(line);
        } catch (JsonProcessingException e) {
            throw new JudgeProblem("", "unreadable-case", -1, "no JSON: " + e.getOriginalMessage());
        }
    }
}
