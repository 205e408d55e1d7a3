package org.qipu.pipeline.cli;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;
import org.qipu.pipeline.audit.AuditOptions;
import org.qipu.pipeline.flow.Audit;
import org.qipu.pipeline.flow.AuditSummary;
import org.qipu.pipeline.flow.UnreadableInput;
import org.qipu.pipeline.identity.EventTable;
import org.qipu.pipeline.identity.EventTableProblem;
import org.qipu.pipeline.player.AliasProblem;
import org.qipu.pipeline.player.Aliases;
import org.qipu.pipeline.policy.NaturalLimitTerms;
import org.qipu.pipeline.policy.Policy;
import org.qipu.pipeline.source.ReadOptions;
import org.qipu.pipeline.warehouse.UnwritableOutput;
import org.qipu.rules.game.NaturalLimit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code qipu audit}: reads an archive and writes a warehouse. */
@Command(
        name = "audit",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Reads every input, replays every game and writes what was found as Parquet tables.",
            "The summary goes to standard output, progress to a terminal's standard error.",
            ""
        })
final class AuditCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "INPUT",
            description = "Files, folders, globs or any URI that Hadoop can open; without one the bundled samples.")
    private List<String> inputs = List.of();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "qipu-warehouse",
            description = "Folder of the warehouse (default: ${DEFAULT-VALUE}).")
    private String out;

    @Option(
            names = "--formats",
            paramLabel = "ID",
            split = ",",
            description = "Record formats to read (default: all; see 'qipu formats').")
    private List<String> formats = List.of();

    @Option(
            names = "--charset",
            paramLabel = "NAME",
            defaultValue = "",
            description = "Charset of all text (default: decided for each file).")
    private String charset;

    @Mixin
    private PolicyOptions policyOptions;

    @Option(
            names = "--events",
            paramLabel = "FILE",
            description =
                    "Table of titles and the events that they mean, which goes before the rules: CSV with the header"
                            + " title,event (docs/IDENTITY.md).")
    private Optional<Path> eventsFile;

    @Option(
            names = "--natural-limit",
            paramLabel = "ROUNDS",
            description = "Rounds without a capture that make a draw, in every game (default: by the policy).")
    private Optional<Integer> rounds;

    @Option(
            names = "--counted-checks",
            paramLabel = "N",
            description = "Checks of a side that count towards the limit, in every game (default: by the policy).")
    private Optional<Integer> countedChecks;

    @Option(
            names = "--limited-checks",
            paramLabel = "WHOSE",
            description = "Whose checks are limited, in every game: ${COMPLETION-CANDIDATES} (default: by the policy).")
    private Optional<NaturalLimit.LimitedChecks> limitedChecks;

    @Option(
            names = "--aliases",
            paramLabel = "FILE",
            description = "Which names mean another player, CSV or JSON (docs/IDENTITY.md; default: by rule only).")
    private Optional<Path> aliasFile;

    @Option(
            names = "--master",
            paramLabel = "URL",
            defaultValue = "local[*]",
            description = "Spark master (default: ${DEFAULT-VALUE}).")
    private String master;

    @Option(names = "--progress", description = "Draw the progress even when standard error is no terminal.")
    private boolean progress;

    @Override
    public Integer call() {
        AuditOptions options = options();
        long start = System.nanoTime();
        SparkSession spark = Sessions.start(master);
        try {
            AuditSummary summary = audit(spark, options);
            double seconds = (System.nanoTime() - start) / 1e9;
            PrintWriter out = spec.commandLine().getOut();
            new SummaryText(out).print(summary, this.out, seconds, secondsSinceStart());
            summary.unreadable().forEach(problem -> error("could not be read: " + problem));
            return summary.unreadable().isEmpty() ? ExitStatus.DONE : ExitStatus.UNREADABLE_INPUT;
        } catch (UnreadableInput e) {
            error(e.getMessage());
            return ExitStatus.UNREADABLE_INPUT;
        } catch (UnwritableOutput e) {
            error("cannot write " + out + ": " + e.getMessage());
            return ExitStatus.UNWRITABLE_OUTPUT;
        } finally {
            spark.stop();
        }
    }

    private AuditSummary audit(SparkSession spark, AuditOptions options) {
        Audit audit = new Audit(spark, options, Qipu.VERSION);
        if (!progress && !Boolean.getBoolean("qipu.terminal")) {
            return audit.into(out);
        }
        try (ProgressBar bar = new ProgressBar(System.err)) {
            spark.sparkContext().addSparkListener(bar);
            return audit.into(out);
        }
    }

    private AuditOptions options() {
        List<String> known = RecordFormats.ALL.stream().map(RecordFormat::id).toList();
        require(known.containsAll(formats), "--formats: known are " + String.join(", ", known));
        require(charset.isEmpty() || isCharset(charset), "--charset: " + charset + " is not known");
        List<String> chosen = inputs.isEmpty() ? List.of(samples()) : inputs;
        return new AuditOptions(chosen, formats, charset, policy(), ReadOptions.SLICE_BYTES)
                .with(aliases())
                .with(events());
    }

    private EventTable events() {
        try {
            return eventsFile.isPresent() ? EventTable.load(eventsFile.get()) : EventTable.EMPTY;
        } catch (EventTableProblem e) {
            throw new ParameterException(spec.commandLine(), "--events: " + e.getMessage(), e);
        }
    }

    private Policy policy() {
        require(rounds.orElse(1) > 0, "--natural-limit: at least 1 round");
        require(countedChecks.orElse(0) >= 0, "--counted-checks: at least 0");
        return policyOptions.policy().with(new NaturalLimitTerms(rounds, countedChecks, limitedChecks));
    }

    private Aliases aliases() {
        try {
            return aliasFile.isPresent() ? Aliases.load(aliasFile.get()) : Aliases.NONE;
        } catch (AliasProblem e) {
            throw new ParameterException(spec.commandLine(), "--aliases: " + e.getMessage(), e);
        }
    }

    private String samples() {
        String home = System.getenv("QIPU_HOME");
        require(home != null, "without the qipu script an INPUT has to be named");
        return Path.of(home, "samples").toString();
    }

    private void require(boolean holds, String problem) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), problem);
        }
    }

    private void error(String message) {
        spec.commandLine().getErr().println("qipu: " + message);
    }

    private static boolean isCharset(String name) {
        try {
            return Charset.isSupported(name);
        } catch (IllegalCharsetNameException e) {
            return false;
        }
    }

    private static double secondsSinceStart() {
        return (System.currentTimeMillis()
                        - ManagementFactory.getRuntimeMXBean().getStartTime())
                / 1e3;
    }
}
