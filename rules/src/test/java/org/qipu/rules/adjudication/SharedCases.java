package org.qipu.rules.adjudication;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The labelled cases that lie beside the project; tests that need them are skipped without them. */
final class SharedCases {
    private static final Path FILE = Path.of("../../shared/rules/cases/cases.jsonl");

    private SharedCases() {}

    /**
     * A labelled case.
     *
     * @param expected ruling by rulebook id
     * @param classes printed classes of CXA 2020 by side, as one Chinese character a move
     * @param classes1999 printed classes of CXA 1999
     */
    record Labelled(
            Case game, Map<String, String> expected, Map<String, String> classes, Map<String, String> classes1999) {}

    static List<Labelled> all() {
        assumeThat(FILE).as("labelled cases beside the project").exists();
        try {
            return Files.readAllLines(FILE).stream().map(SharedCases::labelled).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Labelled labelled(String line) {
        Map<String, Object> json = JsonReader.object(line);
        List<String> moves =
                ((List<?>) json.get("moves")).stream().map(String::valueOf).toList();
        Case game = Case.of(String.valueOf(json.get("id")), String.valueOf(json.get("fen")), moves);
        return new Labelled(game, map(json.get("expect")), map(json.get("classes")), map(json.get("classes_cxa_1999")));
    }

    private static Map<String, String> map(Object json) {
        Map<String, String> map = new HashMap<>();
        if (json instanceof Map<?, ?> entries) {
            entries.forEach((key, value) -> map.put(String.valueOf(key), String.valueOf(value)));
        }
        return map;
    }
}
