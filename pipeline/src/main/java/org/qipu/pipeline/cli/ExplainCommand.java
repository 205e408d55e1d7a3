package org.qipu.pipeline.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import org.qipu.pipeline.explain.Explained;
import org.qipu.pipeline.explain.ExplainedReject;
import org.qipu.pipeline.explain.Explainer;
import org.qipu.pipeline.explain.ExplanationJson;
import org.qipu.pipeline.explain.Language;
import org.qipu.pipeline.explain.RecordSource;
import org.qipu.pipeline.explain.text.ExplanationText;
import org.qipu.pipeline.explain.text.Ink;
import org.qipu.pipeline.explain.text.SafeText;
import org.qipu.pipeline.policy.Policy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code qipu explain}: one game, move by move. */
@Command(
        name = "explain",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Explains one game move by move: notation, repetitions with the class of each move and the ruling, how the"
                    + " replay ended, and what the checks of the audit found.",
            ""
        })
final class ExplainCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "INPUT", description = "A local file of any record format; '-' for standard input.")
    private String input;

    @Option(
            names = "--record",
            paramLabel = "N",
            description = "Number of the record in the file, from 0, as in the column record_no (default: the first).")
    private Long record;

    @Mixin
    private PolicyOptions policyOptions;

    @Option(
            names = "--lang",
            paramLabel = "LANG",
            description = "Language, en or zh (default: zh in a Chinese locale, otherwise en).")
    private String lang;

    @Option(names = "--json", description = "Print one line of JSON, in which both languages stand.")
    private boolean json;

    @Override
    public Integer call() {
        Language language = language();
        Policy policy = policyOptions.policy();
        require(record == null || record >= 0, "--record: records are numbered from 0");
        try {
            return input.equals("-") ? explainStandardInput(policy, language) : explain(file(), policy, language);
        } catch (IOException e) {
            error("could not be read: " + SafeText.of(input) + ": " + reason(e));
            return ExitStatus.UNREADABLE_INPUT;
        }
    }

    private Path file() {
        try {
            Path file = Path.of(input);
            require(!Files.isDirectory(file), "INPUT: one file is needed; this is a folder: " + SafeText.of(input));
            return file;
        } catch (InvalidPathException e) {
            throw new ParameterException(spec.commandLine(), "INPUT: no name of a file: " + SafeText.of(input), e);
        }
    }

    /** Standard input is read twice, for the survey and for the record, so it is kept for the while. */
    private int explainStandardInput(Policy policy, Language language) throws IOException {
        Path kept = Files.createTempFile("qipu", ".input");
        try {
            Files.copy(System.in, kept, StandardCopyOption.REPLACE_EXISTING);
            return explain(kept, policy, language);
        } finally {
            Files.delete(kept);
        }
    }

    private int explain(Path file, Policy policy, Language language) throws IOException {
        String name = input.equals("-") ? "-" : file.getFileName().toString();
        RecordSource source = RecordSource.of(file, name);
        long last = source.records() - 1;
        require(
                record == null || record <= last,
                "--record: there is no record " + record + "; " + SafeText.of(input) + " holds "
                        + (last == 0 ? "record 0 only" : "records 0 to " + last));
        if (record == null && last > 0) {
            String others = last == 1 ? "--record 1 shows the other" : "--record 1 to --record " + last + " the others";
            error(SafeText.of(input) + " holds " + (last + 1) + " records; this is record 0, " + others);
        }
        Explained explained = new Explainer(policy).explain(source.record(record == null ? 0 : record));
        return print(
                json
                        ? SafeText.json(ExplanationJson.line(explained)) + "\n"
                        : new ExplanationText(language, ink()).of(explained),
                explained instanceof ExplainedReject ? ExitStatus.UNREADABLE_INPUT : ExitStatus.DONE);
    }

    private int print(String text, int status) {
        PrintWriter out = spec.commandLine().getOut();
        out.print(text);
        out.flush();
        if (out.checkError()) {
            error("cannot write to standard output");
            return ExitStatus.UNWRITABLE_OUTPUT;
        }
        return status;
    }

    private Language language() {
        if (lang == null) {
            return Language.of(System.getenv());
        }
        return Language.byId(lang)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "--lang: " + lang + " is not known; known are en, zh"));
    }

    /** The launcher tells whether standard output is a terminal. */
    private static Ink ink() {
        return Ink.of(System.getenv(), Boolean.getBoolean("qipu.terminal.out"));
    }

    /** An exception of the file system often says no more than the file's name. */
    private static String reason(IOException e) {
        return e instanceof NoSuchFileException
                ? "no such file"
                : e instanceof AccessDeniedException ? "access denied" : SafeText.of("" + e.getMessage());
    }

    private void require(boolean holds, String problem) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), problem);
        }
    }

    private void error(String message) {
        spec.commandLine().getErr().println("qipu: " + message);
    }
}
