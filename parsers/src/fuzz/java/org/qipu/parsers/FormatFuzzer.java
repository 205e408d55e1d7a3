package org.qipu.parsers;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.qipu.parsers.container.ContainerFormat;
import org.qipu.parsers.container.ContainerKind;
import org.qipu.parsers.container.ContainerLimits;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;

/**
 * The target of a coverage-guided fuzzer: bytes are read in the format named by the system property {@code qipu.format},
 * where the laws of {@link ReadLaws} hold. How to run it stands in CONTRIBUTING.md.
 */
public final class FormatFuzzer {
    private static final RecordFormat FORMAT = format(System.getProperty("qipu.format", "xqf"));

    private FormatFuzzer() {}

    /** Reads one input; whatever is thrown is a find. */
    public static void fuzzerTestOneInput(byte[] bytes) throws IOException {
        ReadLaws.check(FORMAT, bytes, Optional.empty());
        if (FORMAT.probe("x", bytes) < 0) {
            throw new AssertionError("a probe gives 0 to 100");
        }
    }

    private static RecordFormat format(String id) {
        return ContainerKind.byId(id)
                .map(kind -> (RecordFormat) new ContainerFormat(kind, List.of(), ContainerLimits.DEFAULT))
                .or(() -> RecordFormats.byId(id))
                .orElseThrow(() -> new IllegalArgumentException("no format: " + id));
    }
}
