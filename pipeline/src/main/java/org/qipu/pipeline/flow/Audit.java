package org.qipu.pipeline.flow;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.explode;

import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.qipu.parsers.record.RejectCode;
import org.qipu.pipeline.audit.AuditOptions;
import org.qipu.pipeline.audit.Identities;
import org.qipu.pipeline.input.InputListing;
import org.qipu.pipeline.input.UnreadableSource;
import org.qipu.pipeline.source.ReadOptions;
import org.qipu.pipeline.source.Survey;
import org.qipu.pipeline.source.SurveyedSource;
import org.qipu.pipeline.stage.AuditedResults;
import org.qipu.pipeline.stage.Deduplicate;
import org.qipu.pipeline.stage.Duplicates;
import org.qipu.pipeline.stage.Ingest;
import org.qipu.pipeline.stage.RankEvents;
import org.qipu.pipeline.stage.RankEvents.Ranked;
import org.qipu.pipeline.stage.RatingInputs;
import org.qipu.pipeline.stage.SourceTotals;
import org.qipu.pipeline.stage.Summarise;
import org.qipu.pipeline.stage.Summarise.Summaries;
import org.qipu.pipeline.table.LinkRow;
import org.qipu.pipeline.table.RecordRow;
import org.qipu.pipeline.table.Tables;
import org.qipu.pipeline.warehouse.Manifest;
import org.qipu.pipeline.warehouse.Run;
import org.qipu.pipeline.warehouse.UnwritableOutput;
import org.qipu.pipeline.warehouse.Warehouse;

/** The audit from a list of inputs to a published warehouse. */
public final class Audit {
    private final SparkSession spark;
    private final AuditOptions options;
    private final ReadOptions reading;
    private final String program;
    private final Steps steps;

    /**
     * An audit.
     *
     * @param program version of the program, part of the batch's identity
     */
    public Audit(SparkSession spark, AuditOptions options, String program) {
        this.spark = spark;
        this.options = options;
        this.reading = new ReadOptions(options.formats(), options.charset(), options.sliceBytes());
        this.program = program;
        this.steps = new Steps(spark.sparkContext());
    }

    /**
     * Audits the inputs and publishes the tables.
     *
     * @param folder the warehouse
     * @throws UnreadableInput when the inputs name no file
     * @throws UnwritableOutput when the warehouse cannot be written; the former one stays in force
     */
    public AuditSummary into(String folder) {
        InputListing listing =
                InputListing.of(options.inputs(), spark.sparkContext().hadoopConfiguration());
        if (listing.files().isEmpty()) {
            throw new UnreadableInput("no file found for " + String.join(", ", options.inputs()));
        }
        try {
            Run run = Warehouse.at(spark, folder).begin();
            List<SurveyedSource> sources = survey(listing);
            writeAll(run, sources);
            Totals totals = checked(run);
            steps.begin("publication");
            Manifest manifest = run.publish(template(sources));
            return totals.summary(manifest, unreadable(sources, listing.unmatched()), steps.end());
        } catch (IOException e) {
            throw new UnwritableOutput(e.getMessage(), e);
        }
    }

    /** Spark wraps what a task has thrown; a source that cannot be read and a disk that is full are no defects. */
    private static RuntimeException told(Exception failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnreadableSource unreadable) {
                return new UnreadableInput(unreadable.getMessage());
            }
            if (cause instanceof IOException output) {
                return new UnwritableOutput(output.getMessage(), failure);
            }
        }
        return failure instanceof RuntimeException runtime ? runtime : new IllegalStateException(failure);
    }

    private Totals checked(Run run) throws IOException {
        steps.begin("checks");
        Totals totals = new Totals();
        try (SideBySide jobs = new SideBySide()) {
            new PublicationCheck(run).check(jobs);
            totals.countIn(run, jobs);
            jobs.await();
        }
        return totals;
    }

    private List<SurveyedSource> survey(InputListing listing) {
        steps.begin("survey");
        return new Survey(spark, reading).apply(listing.files());
    }

    private void writeAll(Run run, List<SurveyedSource> sources) {
        try {
            write(run, sources);
        } catch (Exception e) {
            throw told(e);
        }
    }

    private void write(Run run, List<SurveyedSource> sources) {
        steps.begin("replay");
        Ingest ingest = new Ingest(spark, reading, options.policy(), options.aliases(), options.events());
        run.write(RecordRow.TABLE, ingest.apply(sources));
        Dataset<Row> records = run.read(RecordRow.TABLE);
        steps.begin("tables");
        try (SideBySide jobs = new SideBySide()) {
            jobs.start(() -> run.write(LinkRow.TABLE, new Duplicates(spark).apply(records)));
            jobs.start(() -> run.write(
                    Tables.REPETITIONS,
                    records.select(explode(col("repetitions")).as("repetition")).select("repetition.*")));
            jobs.start(() -> run.write(
                    Tables.REJECTS, records.where(col("reject").isNotNull()).select("reject.*")));
            jobs.start(() -> run.write(Tables.SOURCES, new SourceTotals(spark, sources).apply(records)));
            jobs.await();
            Dataset<Row> links = run.read(LinkRow.TABLE);
            jobs.start(() -> run.write(Tables.GAMES, new Deduplicate().apply(records, links)));
            jobs.start(() -> run.write(Tables.FINDINGS, findings(records).union(findings(links))));
            jobs.await();
            summarise(run, records, jobs);
        }
    }

    private void summarise(Run run, Dataset<Row> records, SideBySide jobs) {
        steps.begin("summaries");
        Dataset<Row> games = run.read(Tables.GAMES);
        Dataset<Row> audited = new AuditedResults().apply(records);
        jobs.start(() -> run.write(Tables.RATING_INPUTS, new RatingInputs().apply(games, audited)));
        Ranked ranked = new RankEvents(spark, options.policy()).apply(games, audited);
        jobs.start(() -> run.write(Tables.STANDINGS, ranked.standings()));
        jobs.start(() -> run.write(Tables.STANDING_CHANGES, ranked.changes()));
        jobs.start(() -> run.write(Tables.EVENT_FORMATS, ranked.formats()));
        Summaries summaries = new Summarise(spark).apply(games);
        jobs.start(() -> run.write(Tables.PLAYERS, summaries.players()));
        jobs.start(() -> run.write(Tables.EVENTS, summaries.events()));
        jobs.start(() -> run.write(Tables.ALIAS_SUGGESTIONS, summaries.aliases()));
        jobs.await();
        ranked.release();
        summaries.release().run();
    }

    private static Dataset<Row> findings(Dataset<Row> rows) {
        return rows.select(explode(col("findings")).as("finding")).select("finding.*");
    }

    private static List<String> unreadable(List<SurveyedSource> sources, List<String> unmatched) {
        List<String> unreadable = new ArrayList<>();
        unmatched.forEach(input -> unreadable.add(input + ": no such file"));
        boolean nothingRecognised =
                sources.stream().allMatch(source -> source.slices().isEmpty());
        for (SurveyedSource source : sources) {
            source.rejects().stream()
                    .filter(reject -> nothingRecognised || reject.code().equals(RejectCode.UNREADABLE_SOURCE.id()))
                    .forEach(reject -> unreadable.add(reject.source() + ": " + reject.message()));
        }
        return unreadable;
    }

    private Manifest template(List<SurveyedSource> sources) {
        String[] contents = sources.stream()
                .map(source -> source.file().source() + "=" + source.sha256())
                .toArray(String[]::new);
        String batch = new Identities().hash(program, options.influential().toString(), String.join("\n", contents));
        String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        return new Manifest(
                Manifest.VERSION, program, "", batch, now, options.inputs(), options.influential(), Map.of());
    }
}
