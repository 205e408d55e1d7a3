package org.qipu.rules.board;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Test resources made of blocks of {@code key value} lines, with empty lines between and {@code #} for comments. */
final class TestBlocks {
    private TestBlocks() {}

    /** One line of a block. */
    record Line(String key, String value) {}

    /** One block, in the order of its lines. */
    record Block(List<Line> lines) {
        /** The value of the only line with the key. */
        String value(String key) {
            List<String> values = values(key);
            if (values.size() != 1) {
                throw new IllegalStateException(values.size() + " lines " + key + " in " + this);
            }
            return values.get(0);
        }

        /** The values of all lines with the key. */
        List<String> values(String key) {
            return lines.stream()
                    .filter(line -> line.key().equals(key))
                    .map(Line::value)
                    .toList();
        }
    }

    static List<Block> read(String resource) {
        List<Block> blocks = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        for (String line : (text(resource) + "\n\n").lines().toList()) {
            if (line.isBlank() && !lines.isEmpty()) {
                blocks.add(new Block(List.copyOf(lines)));
                lines.clear();
            } else if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.split(" ", 2);
                lines.add(new Line(parts[0], parts[1].trim()));
            }
        }
        return blocks;
    }

    private static String text(String resource) {
        try (InputStream in = TestBlocks.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(resource, e);
        }
    }
}
