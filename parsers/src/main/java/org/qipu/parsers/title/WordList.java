package org.qipu.parsers.title;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** A list of words that comes with the program, in simplified characters. */
final class WordList {
    private final Set<String> words;
    private final int longest;

    private WordList(Set<String> words) {
        this.words = words;
        this.longest = words.stream().mapToInt(String::length).max().orElse(0);
    }

    /** Reads a resource beside this class: words between white space, lines with a number sign are remarks. */
    static WordList of(String resource) {
        try (InputStream stream = WordList.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("missing from the program: " + resource);
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
            return new WordList(lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .flatMap(line -> Arrays.stream(line.split("\\s+")))
                    .filter(word -> !word.isEmpty())
                    .collect(Collectors.toUnmodifiableSet()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a text is one of the words. */
    boolean has(String simplified) {
        return words.contains(simplified);
    }

    /** Length of the longest word that a text has at an index, 0 without any. */
    int lengthAt(String simplified, int at) {
        for (int length = Math.min(longest, simplified.length() - at); length > 0; length--) {
            if (words.contains(simplified.substring(at, at + length))) {
                return length;
            }
        }
        return 0;
    }

    /** Whether one of the words stands anywhere in a text. */
    boolean isIn(String simplified) {
        for (int at = 0; at < simplified.length(); at++) {
            if (lengthAt(simplified, at) > 0) {
                return true;
            }
        }
        return false;
    }
}
