package org.qipu.parsers.container;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.container.ContainerKind.Suffix;
import org.qipu.parsers.container.Entries.Entry;
import org.qipu.parsers.container.OpenContainer.Place;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

/** The records of a container's entries, one entry after the other. */
final class ContainerRecords implements RecordIterator {
    private static final int HEAD_BYTES = 64 * 1024;

    private final SourceSlice source;
    private final List<String> formats;
    private final Budget budget;
    private final PackedStream packed;
    private final EntryNames names = new EntryNames();
    private final Deque<OpenContainer> open = new ArrayDeque<>();
    private Optional<ContainerKind> toOpen;
    private EntryCopy copy;
    private RecordIterator records;
    private long given;

    ContainerRecords(ContainerKind kind, SourceSlice source, List<String> formats, ContainerLimits limits) {
        this.source = source;
        this.formats = formats;
        this.budget = new Budget(limits);
        this.packed = new PackedStream(source.stream(), budget);
        this.toOpen = Optional.of(kind);
    }

    @Override
    public ParsedRecord next() throws IOException {
        ParsedRecord record = found();
        if (record == null && given == 0) {
            record = reject("", 0, RejectCode.EMPTY_SOURCE, "the container holds no file");
        }
        given += record == null ? 0 : 1;
        return record;
    }

    private ParsedRecord found() throws IOException {
        ParsedRecord record = ofEntry();
        while (record == null && (toOpen.isPresent() || !open.isEmpty())) {
            record = toOpen.isPresent() ? openSource() : nextEntry();
            record = record == null ? ofEntry() : record;
        }
        return record;
    }

    private ParsedRecord ofEntry() throws IOException {
        ParsedRecord record = records == null ? null : records.next();
        if (record == null && records != null) {
            closeEntry();
        }
        return record;
    }

    /** Opens the source itself; the reject when that fails, null otherwise. */
    private ParsedRecord openSource() throws IOException {
        ContainerKind kind = toOpen.orElseThrow();
        toOpen = Optional.empty();
        String name = EntryNames.last(source.source());
        return opened(kind, packed, new Suffix(name), new Place("", 1, packed));
    }

    private ParsedRecord opened(ContainerKind kind, InputStream stream, Suffix suffix, Place place) throws IOException {
        try {
            open.push(new OpenContainer(kind.open(stream, suffix), place));
            return null;
        } catch (IOException | RuntimeException e) {
            packed.rethrow();
            place.behind().close();
            return reject(
                    place.path(), 0, RejectCode.DAMAGED_CONTAINER, "the container cannot be opened: " + e.getMessage());
        }
    }

    /** Goes on to the next entry; the reject when it, or the rest of its container, cannot be read, null otherwise. */
    private ParsedRecord nextEntry() throws IOException {
        OpenContainer container = open.peek();
        try {
            Optional<Entry> entry = container.next();
            if (entry.isEmpty()) {
                open.pop().close();
                return null;
            }
            budget.entry();
            return EntryNames.isHidden(entry.get().name()) ? passedOver(entry.get()) : entry(container, entry.get());
        } catch (ContainerProblem e) {
            packed.rethrow();
            leave(container, e.code());
            return reject(container.path(), 0, e.code(), e.getMessage());
        }
    }

    /** Beyond a limit of the source nothing is read on; a container that is damaged is left for the one around it. */
    private void leave(OpenContainer container, RejectCode code) throws IOException {
        do {
            open.pop().close();
        } while (code.endsSource() && !open.isEmpty());
    }

    /** What is not looked at counts all the same; the library may have to expand it to come to the next entry. */
    private ParsedRecord passedOver(Entry entry) throws IOException {
        try {
            new ExpandedStream(entry.stream(), budget).transferTo(OutputStream.nullOutputStream());
        } catch (ContainerProblem e) {
            if (e.code().endsSource()) {
                throw e;
            }
        }
        return null;
    }

    private ParsedRecord entry(OpenContainer container, Entry entry) throws IOException {
        String path = names.distinct(container.pathOf(entry.name()));
        if (entry.problem().isPresent()) {
            return reject(path, 0, RejectCode.UNREADABLE_ENTRY, entry.problem().get());
        }
        try {
            copy = EntryCopy.of(new ExpandedStream(entry.stream(), budget));
        } catch (ContainerProblem e) {
            packed.rethrow();
            if (e.code().endsSource()) {
                leave(container, e.code());
            }
            return reject(path, 0, e.code(), e.getMessage());
        }
        return recognise(container, EntryNames.last(entry.name()), path);
    }

    private ParsedRecord recognise(OpenContainer container, String name, String path) throws IOException {
        byte[] head = copy.head(HEAD_BYTES);
        Optional<ContainerKind> kind = ContainerKind.of(head);
        Optional<RecordFormat> format =
                RecordFormats.select(name, head).filter(wanted -> formats.isEmpty() || formats.contains(wanted.id()));
        ParsedRecord record = null;
        if (kind.isPresent() && budget.mayOpen(container.depth() + 1)) {
            EntryCopy inner = copy;
            copy = null;
            return opened(kind.get(), inner.from(0), new Suffix(name), new Place(path, container.depth() + 1, inner));
        } else if (kind.isPresent()) {
            record = reject(
                    path,
                    head.length,
                    RejectCode.NESTED_TOO_DEEP,
                    "more than " + budget.depth() + " containers within each other");
        } else if (format.isPresent()) {
            openEntry(format.get(), path);
            return null;
        } else if (head.length == 0) {
            record = reject(path, 0, RejectCode.EMPTY_SOURCE, "the file is empty");
        } else {
            String message = "no record format that was asked for recognises this file";
            record = reject(path, head.length, RejectCode.UNKNOWN_FORMAT, message);
        }
        closeEntry();
        return record;
    }

    private void openEntry(RecordFormat format, String path) throws IOException {
        Optional<String> charset = Optional.of(source.encoding()).filter(name -> !name.isEmpty());
        SourceSurvey survey;
        try (InputStream stream = copy.from(0)) {
            survey = format.survey(stream, Long.MAX_VALUE, charset);
        }
        String encoding = survey.charset().charset();
        records = format.open(new SourceSlice(source.source(), path, copy.from(0), 0, survey.bytes(), 0, encoding));
    }

    private Reject reject(String path, long bytes, RejectCode code, String message) {
        return new Reject(new Origin(source.source(), path, 0, 0, bytes, "", ""), code, 0, message, "");
    }

    private void closeEntry() throws IOException {
        try {
            if (records != null) {
                records.close();
            }
        } finally {
            records = null;
            if (copy != null) {
                copy.close();
            }
            copy = null;
        }
    }

    /** Releases everything but the stream of the source. */
    void release() throws IOException {
        closeEntry();
        while (!open.isEmpty()) {
            open.pop().close();
        }
    }

    @Override
    public void close() throws IOException {
        try {
            release();
        } finally {
            source.stream().close();
        }
    }
}
