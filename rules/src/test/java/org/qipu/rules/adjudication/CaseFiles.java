package org.qipu.rules.adjudication;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The project's own cases: blocks of {@code key: value} lines. Every rulebook has a basic file; figures of a printed
 * chapter, on boards of our own, variants of these and positions that try single articles stand in files of their own.
 */
final class CaseFiles {
    private CaseFiles() {}

    /**
     * A case with what a rulebook makes of it.
     *
     * @param loop the moves of one run, which the game runs twice, so that its start occurs three times
     * @param lines all lines by key
     */
    record Expected(Case game, int loop, Map<String, String> lines) {}

    static List<Expected> of(Rulebook rulebook) {
        List<Expected> cases = new ArrayList<>();
        for (String block : texts(rulebook).split("\n\n")) {
            Map<String, String> lines = new HashMap<>();
            block.lines()
                    .forEach(line ->
                            lines.put(line.substring(0, line.indexOf(':')), line.substring(line.indexOf(':') + 2)));
            List<String> loop = List.of(lines.get("loop").split(" "));
            List<String> moves = new ArrayList<>(loop);
            moves.addAll(loop);
            cases.add(new Expected(Case.of(lines.get("case"), lines.get("fen"), moves), loop.size(), lines));
        }
        return cases;
    }

    private static String texts(Rulebook rulebook) {
        return Stream.of("basic", "figures", "variants", "articles")
                .map(name -> "/cases/" + rulebook.id() + "/" + name + ".case")
                .filter(resource -> CaseFiles.class.getResource(resource) != null)
                .map(resource -> text(resource).strip())
                .collect(Collectors.joining("\n\n"));
    }

    private static String text(String resource) {
        try (InputStream in = CaseFiles.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(resource, e);
        }
    }
}
