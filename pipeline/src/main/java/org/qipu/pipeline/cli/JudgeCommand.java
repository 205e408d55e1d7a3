package org.qipu.pipeline.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.qipu.pipeline.judge.CaseJudge;
import org.qipu.pipeline.judge.JudgeCase;
import org.qipu.pipeline.judge.JudgeProblem;
import org.qipu.pipeline.judge.VerdictJson;
import org.qipu.pipeline.policy.RulesChoice;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code qipu judge}: what rulebooks say of repetitions, one JSON object a line. */
@Command(
        name = "judge",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Judges the repetition that ends with the last move, or else the latest one.",
            "Prints one JSON object a line for each case and rulebook.",
            ""
        })
final class JudgeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--rules",
            paramLabel = "ID",
            split = ",",
            required = true,
            description = "Rulebooks to judge by, or 'all'; see 'qipu rulebooks'.")
    private List<String> rules;

    @Option(names = "--fen", paramLabel = "FEN", description = "Start position (default: the initial one).")
    private String fen;

    @Option(
            names = "--moves",
            paramLabel = "MOVES",
            description = "Moves in ICCS coordinates with ranks 0-9, with spaces between.")
    private String moves;

    @Option(
            names = "--cases",
            paramLabel = "FILE",
            description =
                    "Cases, one JSON object a line: {\"id\": ..., \"fen\": ..., \"moves\": [...]}; '-' for standard"
                            + " input.")
    private Path cases;

    @Override
    public Integer call() {
        if ((cases == null) == (moves == null) || cases != null && fen != null) {
            throw new ParameterException(spec.commandLine(), "either --moves (with --fen) or --cases is needed");
        }
        List<Rulebook> rulebooks = rulebooks();
        if (cases == null) {
            List<String> texts =
                    moves.isBlank() ? List.of() : List.of(moves.trim().split("[\\s,]+"));
            judge(new JudgeCase("", fen == null ? "" : fen, texts), rulebooks, new CaseJudge());
            return ExitStatus.DONE;
        }
        return judgeFile(rulebooks);
    }

    private List<Rulebook> rulebooks() {
        RulesChoice choice = PolicyOptions.choice(spec, rules);
        if (choice.isAuto()) {
            throw new ParameterException(
                    spec.commandLine(), "--rules: 'auto' goes by date and event, which a case does not have");
        }
        return choice.ids().stream().map(Rulebooks::of).toList();
    }

    private int judgeFile(List<Rulebook> rulebooks) {
        CaseJudge judge = new CaseJudge();
        try (BufferedReader lines = open()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    judge(line, rulebooks, judge);
                }
            }
            return ExitStatus.DONE;
        } catch (IOException e) {
            spec.commandLine().getErr().println("qipu: could not be read: " + cases + ": " + e.getMessage());
            return ExitStatus.UNREADABLE_INPUT;
        }
    }

    private BufferedReader open() throws IOException {
        return cases.toString().equals("-")
                ? new BufferedReader(new java.io.InputStreamReader(System.in, StandardCharsets.UTF_8))
                : Files.newBufferedReader(cases, StandardCharsets.UTF_8);
    }

    private void judge(String line, List<Rulebook> rulebooks, CaseJudge judge) {
        try {
            judge(JudgeCase.ofLine(line), rulebooks, judge);
        } catch (JudgeProblem problem) {
            out().println(VerdictJson.line(problem));
        }
    }

    private void judge(JudgeCase toJudge, List<Rulebook> rulebooks, CaseJudge judge) {
        try {
            for (Rulebook rulebook : rulebooks) {
                out().println(VerdictJson.line(toJudge.id(), judge.verdict(toJudge, rulebook)));
            }
        } catch (JudgeProblem problem) {
            out().println(VerdictJson.line(problem));
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
