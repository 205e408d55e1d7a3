package org.qipu.pipeline.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.qipu.pipeline.export.RatingLists;
import org.qipu.pipeline.export.RatingLists.Basis;
import org.qipu.pipeline.rating.Elo;
import org.qipu.pipeline.rating.Glicko2;
import org.qipu.pipeline.rating.Period;
import org.qipu.pipeline.rating.Rating;
import org.qipu.pipeline.rating.RatingSystem;
import org.qipu.pipeline.warehouse.Warehouse;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code qipu rate}: rating lists over the games of a warehouse that are fit for rating. */
@Command(
        name = "rate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Rates the players of a warehouse, by the recorded and by the audited results.",
            "The parameters are free; their defaults are customary, none is official.",
            ""
        })
final class RateCommand implements Callable<Integer> {
    /** The systems. */
    enum SystemName {
        ELO,
        GLICKO2
    }

    /** Which lists. */
    enum Lists {
        RECORDED(Basis.RECORDED),
        AUDITED(Basis.AUDITED),
        BOTH(Basis.RECORDED, Basis.AUDITED);

        private final List<Basis> bases;

        Lists(Basis... bases) {
            this.bases = List.of(bases);
        }
    }

    /** How they are written. */
    enum ListFormat {
        CSV,
        JSON
    }

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "Folder of the warehouse.")
    private String folder;

    @Option(names = "--system", defaultValue = "elo", description = "elo or glicko2 (default: ${DEFAULT-VALUE}).")
    private SystemName system;

    @Option(
            names = "--basis",
            defaultValue = "recorded",
            description = "Results that count: recorded, audited or both, one list after the other"
                    + " (default: ${DEFAULT-VALUE}).")
    private Lists lists;

    @Option(
            names = "--period",
            defaultValue = "year",
            description = "Games that count as played at once: of a year, month or event (default: ${DEFAULT-VALUE})."
                    + " Games without a date are left out.")
    private Period period;

    @Option(
            names = "--k",
            defaultValue = "20",
            description = "Elo: points a game is worth (default: ${DEFAULT-VALUE}).")
    private double k;

    @Option(
            names = "--initial",
            defaultValue = "1500",
            description = "Rating of a new player (default: ${DEFAULT-VALUE}).")
    private double initial;

    @Option(
            names = "--rd",
            defaultValue = "350",
            description = "Glicko-2: rating deviation of a new player (default: ${DEFAULT-VALUE}).")
    private double deviation;

    @Option(
            names = "--volatility",
            defaultValue = "0.06",
            description = "Glicko-2: volatility of a new player (default: ${DEFAULT-VALUE}).")
    private double volatility;

    @Option(
            names = "--tau",
            defaultValue = "0.5",
            description = "Glicko-2: how much volatilities may change, up to 10 (default: ${DEFAULT-VALUE}).")
    private double tau;

    @Option(names = "--format", defaultValue = "csv", description = "csv or json (default: ${DEFAULT-VALUE}).")
    private ListFormat format;

    @Option(names = "--out", paramLabel = "FILE", description = "File to write, UTF-8 (default: standard output).")
    private Optional<Path> out;

    @Override
    public Integer call() {
        RatingSystem chosen = chosen();
        SparkSession spark = Sessions.start("local[*]");
        try {
            Warehouse warehouse = Warehouse.at(spark, folder);
            if (warehouse.manifest().isEmpty()) {
                return failed(ExitStatus.UNREADABLE_INPUT, "no warehouse in " + folder);
            }
            return written(new RatingLists(warehouse, chosen, period));
        } catch (IOException e) {
            return failed(ExitStatus.UNREADABLE_INPUT, "cannot read " + folder + ": " + e.getMessage());
        } finally {
            spark.stop();
        }
    }

    private RatingSystem chosen() {
        require("--k", k, 10_000);
        require("--rd", deviation, 10_000);
        require("--volatility", volatility, 10);
        require("--tau", tau, 10);
        if (!Double.isFinite(initial)) {
            throw new ParameterException(spec.commandLine(), "--initial: not a number");
        }
        return switch (system) {
            case ELO -> new Elo(k, initial);
            case GLICKO2 -> new Glicko2(tau, new Rating(initial, deviation, volatility));
        };
    }

    private void require(String option, double value, double most) {
        if (!(value > 0 && value <= most)) {
            throw new ParameterException(
                    spec.commandLine(), String.format("%s: has to be above 0 and at most %.0f", option, most));
        }
    }

    private int written(RatingLists ratings) {
        boolean json = format == ListFormat.JSON;
        try {
            long undated;
            if (out.isEmpty()) {
                undated = ratings.write(lists.bases, json, spec.commandLine().getOut());
            } else {
                try (Writer writer = Files.newBufferedWriter(out.get(), StandardCharsets.UTF_8)) {
                    undated = ratings.write(lists.bases, json, writer);
                }
            }
            if (undated > 0) {
                spec.commandLine().getErr().println("qipu: games left out because they have no date: " + undated);
            }
        } catch (IOException e) {
            return failed(
                    ExitStatus.UNWRITABLE_OUTPUT,
                    "cannot write " + out.map(Path::toString).orElse("") + ": " + e);
        }
        return ExitStatus.DONE;
    }

    private int failed(int status, String message) {
        spec.commandLine().getErr().println("qipu: " + message);
        return status;
    }
}
