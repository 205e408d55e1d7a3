package org.qipu.pipeline.input;

import java.util.List;
import java.util.Optional;
import org.qipu.parsers.container.ContainerFormat;
import org.qipu.parsers.container.ContainerKind;
import org.qipu.parsers.container.ContainerLimits;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;

/** How a source is read: as a container, or in a record format. */
public final class SourceFormats {
    private final List<String> wanted;

    /**
     * The formats that are to be read.
     *
     * @param wanted ids of record formats, empty for all; containers are always opened
     */
    public SourceFormats(List<String> wanted) {
        this.wanted = List.copyOf(wanted);
    }

    /** The format of a source, from its name without folders and its first bytes; empty when none is wanted or fits. */
    public Optional<RecordFormat> select(String name, byte[] head) {
        return ContainerKind.of(head)
                .map(this::container)
                .or(() -> RecordFormats.select(name, head)
                        .filter(format -> wanted.isEmpty() || wanted.contains(format.id())));
    }

    /** The format with an id that {@link #select} gave. */
    public RecordFormat byId(String id) {
        return ContainerKind.byId(id)
                .map(this::container)
                .or(() -> RecordFormats.byId(id))
                .orElseThrow();
    }

    private RecordFormat container(ContainerKind kind) {
        return new ContainerFormat(kind, wanted, ContainerLimits.DEFAULT);
    }
}
