package org.qipu.pipeline.cli;

import java.util.concurrent.Callable;
import org.qipu.parsers.container.ContainerKind;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code qipu formats}: the record formats and containers that are read. */
@Command(
        name = "formats",
        mixinStandardHelpOptions = true,
        description = "Lists the record formats and containers that are read.")
final class FormatsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        for (RecordFormat format : RecordFormats.ALL) {
            spec.commandLine().getOut().printf("%-8s %s%n", format.id(), format.description());
        }
        for (ContainerKind container : ContainerKind.values()) {
            spec.commandLine().getOut().printf("%-8s container: %s%n", container.id(), container.description());
        }
        return ExitStatus.DONE;
    }
}
