package org.qipu.pipeline.source;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.qipu.parsers.record.RecordFormat;
import org.qipu.parsers.record.RecordFormats;

/**
 * The options of the data source.
 *
 * @param paths files, folders, globs or URIs as the user named them
 * @param reading how their files are read
 * @param onError what becomes of rejects
 */
record ArchiveOptions(List<String> paths, ReadOptions reading, OnError onError) {
    private static final ObjectMapper JSON = new ObjectMapper();

    ArchiveOptions {
        paths = List.copyOf(paths);
    }

    /**
     * Reads the options by name, of whatever case; those of other names are not heeded.
     *
     * @throws IllegalArgumentException when there is no path, or an option has a value that it cannot have
     */
    static ArchiveOptions of(Map<String, String> options) {
        Map<String, String> given = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        given.putAll(options);
        List<String> paths = paths(given);
        require(!paths.isEmpty(), "the data source qipu needs a path");
        ReadOptions reading = new ReadOptions(
                formats(given.getOrDefault("formats", "")),
                charset(given.getOrDefault("charset", "")),
                sliceBytes(given.getOrDefault("sliceBytes", Long.toString(ReadOptions.SLICE_BYTES))));
        return new ArchiveOptions(paths, reading, onError(given.getOrDefault("onError", "reject")));
    }

    /** Spark hands over one path as {@code path}, and several as {@code paths}, a JSON array. */
    private static List<String> paths(Map<String, String> given) {
        List<String> paths = new ArrayList<>();
        if (given.containsKey("path")) {
            paths.add(given.get("path"));
        }
        if (given.containsKey("paths")) {
            try {
                paths.addAll(JSON.readValue(given.get("paths"), new TypeReference<List<String>>() {}));
            } catch (JsonProcessingException e) {
                throw new IllegalArgumentException("option paths: not a JSON array of texts: " + given.get("paths"), e);
            }
        }
        return paths;
    }

    private static List<String> formats(String list) {
        List<String> known = RecordFormats.ALL.stream().map(RecordFormat::id).toList();
        List<String> wanted = Arrays.stream(list.split(","))
                .map(String::strip)
                .filter(id -> !id.isEmpty())
                .toList();
        require(known.containsAll(wanted), "option formats: " + list + "; known are " + String.join(", ", known));
        return wanted;
    }

    private static String charset(String name) {
        try {
            require(name.isEmpty() || Charset.isSupported(name), "option charset: " + name + " is not known");
        } catch (IllegalCharsetNameException e) {
            throw new IllegalArgumentException("option charset: " + name + " is no name of a charset", e);
        }
        return name;
    }

    private static long sliceBytes(String number) {
        require(number.matches("[1-9][0-9]{0,17}"), "option sliceBytes: " + number + " is no number of bytes above 0");
        return Long.parseLong(number);
    }

    private static OnError onError(String name) {
        for (OnError choice : OnError.values()) {
            if (choice.name().toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT))) {
                return choice;
            }
        }
        throw new IllegalArgumentException("option onError: " + name + "; known are reject, skip, fail");
    }

    private static void require(boolean holds, String problem) {
        if (!holds) {
            throw new IllegalArgumentException(problem);
        }
    }
}
