package org.qipu.pipeline.cli;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs the command line in a process of its own, as the launcher does. */
final class Program {
    private final Path folder;

    /** A program whose output goes to files in a folder. */
    Program(Path folder) {
        this.folder = folder;
    }

    /** What a run left behind. */
    record Outcome(int status, String out, String err) {}

    Outcome run(String... arguments) throws IOException, InterruptedException {
        Process process = start(arguments);
        if (!process.waitFor(3, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IllegalStateException("no end after three minutes: " + String.join(" ", arguments));
        }
        return new Outcome(
                process.exitValue(),
                Files.readString(folder.resolve("out.txt")),
                Files.readString(folder.resolve("err.txt")));
    }

    Process start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add(
                "@" + Path.of("..", "config", "spark.options").toAbsolutePath().normalize());
        command.add("-Xmx1g");
        command.add("-XX:TieredStopAtLevel=1");
        command.add("-Dfile.encoding=UTF-8");
        command.add("-cp");
        command.add(System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        command.add(Qipu.class.getName());
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.redirectOutput(file("out.txt")).redirectError(file("err.txt"));
        return builder.start();
    }

    private File file(String name) throws IOException {
        Path path = folder.resolve(name);
        Files.write(path, "".getBytes(StandardCharsets.UTF_8));
        return path.toFile();
    }
}
