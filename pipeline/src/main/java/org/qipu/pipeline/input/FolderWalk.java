package org.qipu.pipeline.input;

import java.io.File;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Walks a folder in breadth, following links but entering no folder twice. */
final class FolderWalk {
    private final FileSystem system;
    private final List<InputFile> files;
    private final Set<String> entered = new HashSet<>();

    private record Step(FileStatus status, String name) {}

    FolderWalk(FileSystem system, List<InputFile> files) {
        this.system = system;
        this.files = files;
    }

    /**
     * Adds the files at or below a path.
     *
     * @param start a file or folder
     * @param name its source name
     */
    void visit(FileStatus start, String name) {
        Deque<Step> steps = new ArrayDeque<>();
        steps.add(new Step(start, name));
        while (!steps.isEmpty()) {
            Step step = steps.remove();
            if (!step.status().isDirectory()) {
                addFile(step);
                continue;
            }
            try {
                enter(step, steps);
            } catch (IOException e) {
                addProblem(step, "folder cannot be listed: " + e.getMessage());
            }
        }
    }

    private void enter(Step folder, Deque<Step> steps) throws IOException {
        if (!entered.add(canonical(folder.status().getPath()))) {
            return;
        }
        Set<String> listed = new HashSet<>();
        for (FileStatus child : system.listStatus(folder.status().getPath())) {
            String name = child.getPath().getName();
            listed.add(name);
            if (!name.startsWith(".")) {
                steps.add(new Step(child, folder.name() + "/" + name));
            }
        }
        addBrokenLinks(folder, listed);
    }

    /** Hadoop leaves out what a local folder names and nothing stands behind. */
    private void addBrokenLinks(Step folder, Set<String> listed) {
        Path path = folder.status().getPath();
        String[] names = isLocal(path) ? new File(path.toUri().getPath()).list() : null;
        for (String name : names == null ? new String[0] : names) {
            if (!listed.contains(name) && !name.startsWith(".")) {
                files.add(new InputFile(folder.name() + "/" + name, path.toUri() + "/" + name, 0, "a broken link"));
            }
        }
    }

    private static boolean isLocal(Path path) {
        return "file".equals(path.toUri().getScheme());
    }

    private String canonical(Path folder) throws IOException {
        return isLocal(folder) ? new File(folder.toUri().getPath()).getCanonicalPath() : folder.toString();
    }

    private void addFile(Step file) {
        Path path = file.status().getPath();
        if (isLocal(path)
                ? !new File(path.toUri().getPath()).isFile()
                : !file.status().isFile()) {
            addProblem(file, "neither a file nor a folder");
            return;
        }
        files.add(new InputFile(
                file.name(),
                file.status().getPath().toUri().toString(),
                file.status().getLen(),
                ""));
    }

    private void addProblem(Step step, String problem) {
        files.add(new InputFile(step.name(), step.status().getPath().toUri().toString(), 0, problem));
    }
}
