package org.qipu.pipeline.player;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.qipu.parsers.title.PlayerText;

/** What the lines of a table of aliases come to: an alias of an alias means the last player of the chain. */
final class AliasGraph {
    private final String file;
    private final Map<String, String> stated = new LinkedHashMap<>();
    private final Map<String, Integer> lineOf = new HashMap<>();

    private AliasGraph(String file) {
        this.file = file;
    }

    /** Player's id by alias's id. */
    static Map<String, String> players(String file, List<AliasLine> lines) throws AliasProblem {
        AliasGraph graph = new AliasGraph(file);
        for (AliasLine line : lines) {
            graph.add(line);
        }
        return graph.resolved();
    }

    /** A line whose two names have one id by rule already says nothing new, and does no harm. */
    private void add(AliasLine line) throws AliasProblem {
        String alias = id(line, line.alias());
        String player = id(line, line.player());
        if (alias.equals(player)) {
            return;
        }
        String before = stated.put(alias, player);
        if (before != null && !before.equals(player)) {
            throw problem(
                    line.line(),
                    "the alias " + alias + " means " + player + " here and " + before + " in line "
                            + lineOf.get(alias));
        }
        lineOf.putIfAbsent(alias, line.line());
    }

    private String id(AliasLine line, String name) throws AliasProblem {
        String id = PlayerId.of(PlayerText.of(name)).id();
        if (id.isEmpty()) {
            throw problem(line.line(), "\"" + name + "\" names nobody");
        }
        if (PlayerId.isOfSeveral(id)) {
            throw problem(line.line(), "\"" + name + "\" names several players; each has a line of its own");
        }
        return id;
    }

    private Map<String, String> resolved() throws AliasProblem {
        Map<String, String> players = new HashMap<>();
        for (String alias : stated.keySet()) {
            Set<String> chain = new LinkedHashSet<>(List.of(alias));
            String player = stated.get(alias);
            while (stated.containsKey(player)) {
                if (!chain.add(player)) {
                    throw problem(
                            lineOf.get(alias), "a circle of aliases: " + String.join(" > ", chain) + " > " + player);
                }
                player = stated.get(player);
            }
            players.put(alias, player);
        }
        return players;
    }

    private AliasProblem problem(int line, String message) {
        return new AliasProblem(file + ":" + line + ": " + message);
    }
}
