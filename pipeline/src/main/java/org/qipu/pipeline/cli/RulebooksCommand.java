package org.qipu.pipeline.cli;

import java.io.PrintWriter;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code qipu rulebooks}: the rulebooks, and how well their articles are sourced. */
@Command(
        name = "rulebooks",
        mixinStandardHelpOptions = true,
        description = "Lists the rulebooks and how well their articles are sourced.")
final class RulebooksCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--articles", description = "List the articles too.")
    private boolean articles;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        for (Rulebook rulebook : Rulebooks.ALL) {
            Map<String, Integer> grades = new TreeMap<>();
            rulebook.articles().forEach(article -> grades.merge(article.grade().id(), 1, Integer::sum));
            out.printf("%-10s %s · %s %s%n", rulebook.id(), rulebook.nameEn(), rulebook.nameZh(), grades);
            if (articles) {
                rulebook.articles().forEach(article -> print(article, out));
            }
        }
        return ExitStatus.DONE;
    }

    private static void print(Article article, PrintWriter out) {
        out.printf("  %-8s [%s] %s%n", article.number(), article.grade().id(), article.textEn());
        out.printf("  %-8s %s%n", "", article.textZh());
    }
}
