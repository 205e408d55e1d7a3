package org.qipu.pipeline.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputListingTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void archive() throws IOException {
        write("archive/b.pgn", "bb");
        write("archive/a.pgn", "a");
        write("archive/1999/中局.pgn", "ccc");
        write("archive/.hidden", "x");
    }

    @Test
    void aFolderIsListedWithAllBelowIt() {
        assertThat(list(folder.resolve("archive").toString()).files())
                .extracting(InputFile::source, InputFile::bytes)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("archive/1999/中局.pgn", 3L),
                        org.assertj.core.groups.Tuple.tuple("archive/a.pgn", 1L),
                        org.assertj.core.groups.Tuple.tuple("archive/b.pgn", 2L));
    }

    @Test
    void aFileIsNamedByItsLastComponent() {
        assertThat(sources(folder.resolve("archive/a.pgn").toString())).containsExactly("a.pgn");
    }

    @Test
    void aGlobNamesTheFilesItMatches() {
        assertThat(sources(folder.resolve("archive") + "/*.pgn")).containsExactly("a.pgn", "b.pgn");
    }

    @Test
    void anExistingNameIsNoGlobWhateverItHolds() throws IOException {
        write("odd/game [1] {x} 100%25 #2.pgn", "x");

        assertThat(sources(folder.resolve("odd/game [1] {x} 100%25 #2.pgn").toString()))
                .containsExactly("game [1] {x} 100%25 #2.pgn");
    }

    @Test
    void aFolderThatLeadsBackIsEnteredOnce() throws IOException {
        Files.createSymbolicLink(folder.resolve("archive/1999/loop"), folder.resolve("archive"));

        assertThat(sources(folder.resolve("archive").toString()))
                .containsExactly("archive/1999/中局.pgn", "archive/a.pgn", "archive/b.pgn");
    }

    @Test
    void aFileNamedTwiceIsReadOnce() {
        String archive = folder.resolve("archive").toString();

        assertThat(sources(archive, archive + "/a.pgn", archive)).hasSize(3);
    }

    @Test
    void filesThatWouldShareANameAreNamedByTheirWholePath() throws IOException {
        write("other/a.pgn", "other");

        assertThat(sources(
                        folder.resolve("archive/a.pgn").toString(),
                        folder.resolve("other/a.pgn").toString()))
                .hasSize(2)
                .allMatch(source -> source.startsWith("file:/"));
    }

    @Test
    void whatIsNoRegularFileIsAProblemAndIsNotOpened() throws IOException, InterruptedException {
        Process fifo =
                new ProcessBuilder("mkfifo", folder.resolve("archive/pipe").toString()).start();
        org.junit.jupiter.api.Assumptions.assumeTrue(fifo.waitFor() == 0, "no mkfifo here");

        assertThat(list(folder.resolve("archive").toString()).files())
                .filteredOn(file -> !file.problem().isEmpty())
                .extracting(InputFile::source)
                .containsExactly("archive/pipe");
    }

    @Test
    void aBrokenLinkIsAProblem() throws IOException {
        Files.createSymbolicLink(folder.resolve("archive/gone.pgn"), folder.resolve("nowhere"));

        assertThat(list(folder.resolve("archive").toString()).files())
                .filteredOn(file -> !file.problem().isEmpty())
                .extracting(InputFile::source)
                .containsExactly("archive/gone.pgn");
    }

    @Test
    void whatNamesNoFileIsTold() {
        InputListing listing = list(
                folder.resolve("nowhere").toString(),
                folder.resolve("archive/*.xqf").toString());

        assertThat(listing.files()).isEmpty();
        assertThat(listing.unmatched()).hasSize(2);
    }

    @Test
    void aBrokenUriIsAProblemOfThatInputOnly() {
        InputListing listing =
                list("nosuchscheme://host/x", folder.resolve("archive/a.pgn").toString());

        assertThat(listing.files()).extracting(InputFile::source).contains("a.pgn");
        assertThat(listing.files())
                .filteredOn(file -> !file.problem().isEmpty())
                .hasSize(1);
    }

    private static InputListing list(String... inputs) {
        return InputListing.of(List.of(inputs), new Configuration());
    }

    private static List<String> sources(String... inputs) {
        return list(inputs).files().stream().map(InputFile::source).toList();
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
