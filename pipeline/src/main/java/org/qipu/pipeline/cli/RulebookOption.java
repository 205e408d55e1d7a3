package org.qipu.pipeline.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The rulebooks that an option {@code --rules} names. */
final class RulebookOption {
    private RulebookOption() {}

    /**
     * The rulebooks with the ids, or every one for {@code all}.
     *
     * @throws ParameterException when an id is not known
     */
    static List<Rulebook> rulebooks(CommandSpec spec, List<String> ids) {
        if (ids.equals(List.of("all"))) {
            return Rulebooks.ALL;
        }
        List<Rulebook> chosen = new ArrayList<>();
        for (String id : ids) {
            chosen.add(Rulebooks.byId(id)
                    .orElseThrow(() -> new ParameterException(
                            spec.commandLine(), "--rules: " + id + " is not known; known are " + known())));
        }
        return chosen;
    }

    private static String known() {
        return Rulebooks.ALL.stream().map(Rulebook::id).collect(Collectors.joining(", "));
    }
}
