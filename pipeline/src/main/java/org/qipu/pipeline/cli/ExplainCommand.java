package org.qipu.pipeline.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qipu.parsers.record.ParsedRecord;
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

    @Parameters(
            paramLabel = "INPUT",
            description = "A local file of any record format or container; '-' for standard input.")
    private String input;

    @Option(
            names = "--record",
            paramLabel = "N",
            description = "Number of the record in the file or entry, from 0, as in the column record_no (default: 0).")
    private Long record;

    @Option(
            names = "--entry",
            paramLabel = "NAME",
            description = "Entry of a container that holds the record, as in the column entry (default: the first).")
    private String entry = "";

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
        require(entry.isEmpty() || source.hasEntries(), "--entry: " + SafeText.of(input) + " is no container");
        long number = record == null ? 0 : record;
        Optional<ParsedRecord> found = source.record(entry, number);
        require(found.isPresent(), "--record: there is no record " + number + "; " + contents(source));
        if (record == null && source.records() > 1) {
            error(contents(source) + "; this is record 0" + entryOf(found.orElseThrow()));
        }
        ParsedRecord asked = found.orElseThrow();
        Explained explained = new Explainer(policy).explain(asked, source.isSole(asked));
        return print(
                json
                        ? SafeText.json(ExplanationJson.line(explained)) + "\n"
                        : new ExplanationText(language, ink()).of(explained),
                explained instanceof ExplainedReject ? ExitStatus.UNREADABLE_INPUT : ExitStatus.DONE);
    }

    private String contents(RecordSource source) {
        String holder = SafeText.of(input) + " holds ";
        if (source.hasEntries()) {
            return holder + source.records() + " records in its entries, see --entry";
        }
        long last = source.records() - 1;
        return holder + (last == 0 ? "record 0 only" : "records 0 to " + last);
    }

    private static String entryOf(ParsedRecord record) {
        String name = record.origin().entry();
        return name.isEmpty() ? "" : " of the entry " + SafeText.of(name);
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
