package org.qipu.pipeline.player;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.qipu.parsers.bytes.Sha256;
import org.qipu.parsers.bytes.Utf8Text;

/** A file with a table of aliases: JSON when it begins with a bracket or a brace, CSV otherwise. */
final class AliasFile {
    private static final int MOST_BYTES = 16 << 20;

    private AliasFile() {}

    static Aliases load(Path file) throws AliasProblem {
        try (InputStream stream = Files.newInputStream(file)) {
            byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new AliasProblem(file + ": larger than 16 MiB");
            }
            return new Aliases(AliasGraph.players(file.toString(), lines(file.toString(), bytes)), Sha256.of(bytes));
        } catch (NoSuchFileException e) {
            throw new AliasProblem(file + ": no such file");
        } catch (IOException e) {
            throw new AliasProblem(file + ": cannot be read: " + e.getMessage());
        }
    }

    private static List<AliasLine> lines(String file, byte[] bytes) throws AliasProblem {
        String text = decoded(file, bytes);
        String begin = text.stripLeading();
        boolean json = begin.startsWith("[") || begin.startsWith("{");
        return json ? AliasJson.read(file, text) : AliasCsv.read(file, text);
    }

    private static String decoded(String file, byte[] bytes) throws AliasProblem {
        try {
            return Utf8Text.strict(bytes);
        } catch (CharacterCodingException e) {
            throw new AliasProblem(file + ": a table of aliases is UTF-8 text, and this file is not");
        }
    }
}
