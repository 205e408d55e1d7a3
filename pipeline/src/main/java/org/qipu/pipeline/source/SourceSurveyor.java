package org.qipu.pipeline.source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.qipu.parsers.bytes.Sha256;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.SourceSurvey;
import org.qipu.pipeline.input.InputFile;
import org.qipu.pipeline.input.SourceBytes;
import org.qipu.pipeline.input.SourceFormats;
import org.qipu.pipeline.source.SurveyedSource.Slice;
import org.qipu.pipeline.table.RejectRow;

/** Surveys one file: recognises its format and finds where it can be cut. */
final class SourceSurveyor {
    private static final int HEAD_BYTES = 64 * 1024;

    private final ReadOptions options;
    private final SourceFormats formats;
    private final Configuration configuration;

    SourceSurveyor(ReadOptions options, Configuration configuration) {
        this.options = options;
        this.formats = new SourceFormats(options.formats());
        this.configuration = configuration;
    }

    /** What the file is; a file that cannot be read or recognised comes back as a reject. */
    SurveyedSource survey(InputFile file) {
        if (!file.problem().isEmpty()) {
            return unreadable(file, file.problem());
        }
        try (InputStream stream = SourceBytes.open(file, 0, configuration)) {
            byte[] head = stream.readNBytes(HEAD_BYTES);
            InputStream whole = new SequenceInputStream(new ByteArrayInputStream(head), stream);
            String name = file.source().substring(file.source().lastIndexOf('/') + 1);
            Optional<RecordFormat> format = formats.select(name, head);
            return format.isPresent() ? recognised(file, format.get(), whole) : unrecognised(file, whole);
        } catch (IOException e) {
            return unreadable(file, e.getMessage());
        }
    }

    private SurveyedSource recognised(InputFile file, RecordFormat format, InputStream stream) throws IOException {
        Optional<String> charset = Optional.of(options.charset()).filter(name -> !name.isEmpty());
        SourceSurvey survey = format.survey(stream, options.sliceBytes(), charset);
        List<Slice> slices = new ArrayList<>();
        List<SourceSurvey.Split> splits = survey.splits();
        for (int i = 0; i < splits.size(); i++) {
            long end = i + 1 < splits.size() ? splits.get(i + 1).firstByte() : survey.bytes();
            slices.add(new Slice(
                    file,
                    format.id(),
                    survey.charset().charset(),
                    splits.get(i).firstByte(),
                    end,
                    splits.get(i).firstRecord()));
        }
        return new SurveyedSource(
                file,
                survey.bytes(),
                survey.sha256(),
                format.id(),
                survey.charset().charset(),
                survey.charset().how().id(),
                survey.records(),
                slices,
                List.of());
    }

    private static SurveyedSource unrecognised(InputFile file, InputStream stream) throws IOException {
        byte[] buffer = new byte[HEAD_BYTES];
        Sha256 hash = new Sha256();
        long bytes = 0;
        for (int read = stream.read(buffer); read > 0; read = stream.read(buffer)) {
            hash.accept(buffer, 0, read);
            bytes += read;
        }
        RejectRow reject = reject(
                file,
                bytes,
                bytes == 0 ? RejectCode.EMPTY_SOURCE : RejectCode.UNKNOWN_FORMAT,
                bytes == 0 ? "the file is empty" : "no record format that was asked for recognises this file");
        return new SurveyedSource(file, bytes, hash.hex(), "", "", "", 1, List.of(), List.of(reject));
    }

    private static SurveyedSource unreadable(InputFile file, String problem) {
        RejectRow reject = reject(file, file.bytes(), RejectCode.UNREADABLE_SOURCE, problem);
        return new SurveyedSource(file, 0, "", "", "", "", 1, List.of(), List.of(reject));
    }

    private static RejectRow reject(InputFile file, long bytes, RejectCode code, String message) {
        return new RejectRow(file.source(), "", 0, 0, bytes, "", "", "open", code.id(), message, "");
    }
}
