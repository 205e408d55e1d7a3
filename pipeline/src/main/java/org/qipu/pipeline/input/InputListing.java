package org.qipu.pipeline.input;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Lists the files behind the inputs that a user names: files, folders, globs and any URI that Hadoop can open.
 *
 * <p>Files and folders whose names begin with a dot are passed over. A folder that leads back to one of its parents is
 * entered once. The list is sorted by source name, so that it does not depend on the file system's order.
 */
public final class InputListing {
    private final Configuration configuration;
    private final List<InputFile> files = new ArrayList<>();
    private final List<String> unmatched = new ArrayList<>();

    private InputListing(Configuration configuration) {
        this.configuration = configuration;
    }

    /** Lists the inputs; what cannot be listed becomes an {@link InputFile} with a problem, or is {@link #unmatched}. */
    public static InputListing of(List<String> inputs, Configuration configuration) {
        InputListing listing = new InputListing(configuration);
        inputs.forEach(listing::add);
        listing.nameApart();
        listing.files.sort(Comparator.comparing(InputFile::source));
        return listing;
    }

    /** The files, sorted by source name; every source name and every file occurs once. */
    public List<InputFile> files() {
        return List.copyOf(files);
    }

    /** Inputs that name no file. */
    public List<String> unmatched() {
        return List.copyOf(unmatched);
    }

    private void add(String input) {
        try {
            Path path = path(input);
            FileSystem system = path.getFileSystem(configuration);
            FileStatus[] matches = matches(system, path);
            if (matches == null || matches.length == 0) {
                unmatched.add(input);
                return;
            }
            for (FileStatus match : matches) {
                new FolderWalk(system, files).visit(match, match.getPath().getName());
            }
        } catch (IOException | IllegalArgumentException e) {
            files.add(new InputFile(input, input, 0, "cannot be listed: " + e.getMessage()));
        }
    }

    /** A path that exists is taken as it stands, whatever glob characters its name holds. */
    private static FileStatus[] matches(FileSystem system, Path path) throws IOException {
        if (system.exists(path)) {
            return new FileStatus[] {system.getFileStatus(path)};
        }
        return system.globStatus(path);
    }

    /** A local path may hold characters that a URI may not; only a text with a scheme is taken for a URI. */
    private static Path path(String input) {
        if (input.matches("[A-Za-z][A-Za-z0-9+.-]+:/.*")) {
            return new Path(input);
        }
        URI local =
                new java.io.File(input).getAbsoluteFile().toPath().normalize().toUri();
        return new Path("file", null, local.getPath());
    }

    /** Files that would share a source name are named by their whole path; a file named twice is read once. */
    private void nameApart() {
        Map<String, InputFile> byUri = new HashMap<>();
        files.removeIf(file -> byUri.putIfAbsent(file.uri(), file) != null);
        Map<String, Integer> uses = new HashMap<>();
        files.forEach(file -> uses.merge(file.source(), 1, Integer::sum));
        files.replaceAll(file -> uses.get(file.source()) == 1
                ? file
                : new InputFile(file.uri(), file.uri(), file.bytes(), file.problem()));
    }
}
