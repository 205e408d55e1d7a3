package org.qipu.pipeline.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** The command line: one class a command. */
@Command(
        name = "qipu",
        description = {"Audits archives of recorded xiangqi games.", ""},
        subcommands = {
            AuditCommand.class,
            JudgeCommand.class,
            ExplainCommand.class,
            FormatsCommand.class,
            RulebooksCommand.class,
            ExportCommand.class,
            RateCommand.class,
            HelpCommand.class
        },
        mixinStandardHelpOptions = true,
        version = "qipu " + Qipu.VERSION,
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:done; findings are not a failure",
            "1:a defect of this program",
            "2:wrong usage",
            "3:some input could not be read at all",
            "4:output could not be written"
        })
public final class Qipu {
    /** Version of the program, part of a batch's identity. */
    static final String VERSION = "0.1.0";

    private Qipu() {}

    /** Runs the command line and ends the process with its exit status. */
    public static void main(String[] arguments) {
        int status = commandLine().execute(arguments);
        System.out.flush();
        // Spark leaves threads that are no daemons behind when a session could not start.
        System.exit(status);
    }

    /** The command line, for tests to run within the process. */
    static CommandLine commandLine() {
        return new CommandLine(new Qipu())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8))
                .setExecutionExceptionHandler((exception, command, parsed) -> {
                    command.getErr().println("qipu: a defect of this program, please report it:");
                    exception.printStackTrace(command.getErr());
                    return ExitStatus.DEFECT;
                });
    }
}
