package org.qipu.pipeline.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.qipu.parsers.pgn.PgnWriter;
import org.qipu.pipeline.export.Export;
import org.qipu.pipeline.export.Export.Format;
import org.qipu.pipeline.export.Export.What;
import org.qipu.pipeline.warehouse.Warehouse;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code qipu export}: hands parts of a warehouse over to other programs. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {"Writes games, findings or rating inputs of a warehouse for other programs.", ""})
final class ExportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "Folder of the warehouse.")
    private String folder;

    @Option(
            names = "--what",
            required = true,
            paramLabel = "WHAT",
            description = "What to write: ${COMPLETION-CANDIDATES}.")
    private What what;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "csv or json (default: csv); for games pgn or jsonl (default: pgn); for ratings also trf,"
                    + " FIDE's TRF16, a file for each event of three games or more.")
    private Optional<Format> format;

    @Option(
            names = "--notation",
            paramLabel = "NOTATION",
            defaultValue = "ICCS",
            description = "How moves are written in PGN: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private PgnWriter.Notation notation;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "File to write, UTF-8 (default: standard output); for trf a folder, which has to be named.")
    private Optional<Path> out;

    @Override
    public Integer call() {
        Format chosen = format.orElse(what.usual());
        if (!what.fits(chosen)) {
            throw new ParameterException(spec.commandLine(), "--format: " + what + " cannot be written as " + chosen);
        }
        if (chosen == Format.TRF && out.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--format trf: name a folder with --out");
        }
        SparkSession spark = Sessions.start("local[*]");
        try {
            Warehouse warehouse = Warehouse.at(spark, folder);
            if (warehouse.manifest().isEmpty()) {
                return failed(ExitStatus.UNREADABLE_INPUT, "no warehouse in " + folder);
            }
            return written(new Export(warehouse), chosen);
        } catch (IOException e) {
            return failed(ExitStatus.UNREADABLE_INPUT, "cannot read " + folder + ": " + e.getMessage());
        } finally {
            spark.stop();
        }
    }

    private int written(Export export, Format chosen) {
        try {
            if (chosen == Format.TRF) {
                spec.commandLine().getOut().println("reports " + export.reports(out.get()));
            } else if (out.isEmpty()) {
                write(export, chosen, spec.commandLine().getOut());
            } else {
                try (Writer writer = Files.newBufferedWriter(out.get(), StandardCharsets.UTF_8)) {
                    write(export, chosen, writer);
                }
            }
        } catch (IOException e) {
            return failed(
                    ExitStatus.UNWRITABLE_OUTPUT,
                    "cannot write " + out.map(Path::toString).orElse("") + ": " + e);
        }
        return ExitStatus.DONE;
    }

    private void write(Export export, Format chosen, Writer writer) throws IOException {
        if (chosen == Format.JSONL) {
            export.gameLines(writer);
        } else if (what == What.PGN) {
            export.games(notation, writer);
        } else {
            export.rows(what, chosen, writer);
        }
    }

    private int failed(int status, String message) {
        spec.commandLine().getErr().println("qipu: " + message);
        return status;
    }
}
