package org.qipu.parsers.container;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.apache.commons.compress.compressors.CompressorStreamFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.RecordIterator;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.SourceSlice;
import org.qipu.parsers.record.SourceSurvey;

class ContainerFormatTest {
    private static final Charset GBK = Charset.forName("GBK");

    @TempDir
    private Path folder;

    @Test
    void anEntryIsReadAsIfItLayInAFolder() throws IOException {
        byte[] zip = Packed.zip(StandardCharsets.UTF_8, files("a.pgn", game("甲") + game("乙"), "子目录/b.pgn", game("丙")));

        assertThat(records(zip)).containsExactly("a.pgn 0 pgn 甲", "a.pgn 1 pgn 乙", "子目录/b.pgn 0 pgn 丙");
    }

    @Test
    void namesAreUtf8OrGbk() throws IOException {
        assertThat(records(Packed.zip(GBK, files("棋谱/全国赛.pgn", game("甲"))))).containsExactly("棋谱/全国赛.pgn 0 pgn 甲");
        assertThat(records(Packed.tar(files("棋谱/全国赛.pgn", game("甲"))))).containsExactly("棋谱/全国赛.pgn 0 pgn 甲");
    }

    @Test
    void everyKindOfContainerIsRead() throws Exception {
        Map<String, byte[]> files = files("棋谱.pgn", game("甲"));
        byte[] pgn = files.get("棋谱.pgn");
        assertThat(records(Packed.sevenZ(folder, files))).containsExactly("棋谱.pgn 0 pgn 甲");
        assertThat(records(Packed.tar(files))).containsExactly("棋谱.pgn 0 pgn 甲");
        for (String compressor : List.of(
                CompressorStreamFactory.GZIP,
                CompressorStreamFactory.XZ,
                CompressorStreamFactory.ZSTANDARD,
                CompressorStreamFactory.BZIP2)) {
            assertThat(records(Packed.compressed(compressor, pgn))).containsExactly("games.pgn 0 pgn 甲");
            assertThat(records(Packed.compressed(compressor, Packed.tar(files))))
                    .as(compressor)
                    .containsExactly("games.pgn!/棋谱.pgn 0 pgn 甲");
        }
    }

    @Test
    void aContainerMayLieInAnotherButNotForEver() throws IOException {
        byte[] zip = Packed.zip(StandardCharsets.UTF_8, files("a.pgn", game("甲")));
        List<String> names = List.of("b.zip", "c.zip", "d.zip");
        List<String> expected =
                List.of("b.zip!/a.pgn 0 pgn 甲", "c.zip!/b.zip!/a.pgn 0 pgn 甲", "d.zip!/c.zip!/b.zip 0 nested-too-deep");
        for (int depth = 0; depth < names.size(); depth++) {
            zip = Packed.zip(StandardCharsets.UTF_8, Map.of(names.get(depth), zip));
            assertThat(records(zip)).containsExactly(expected.get(depth));
        }
    }

    @Test
    void theNameOfAnEntryIsOnlyText() throws IOException {
        assertThat(records(
                        Packed.zip(StandardCharsets.UTF_8, files("../../etc/a.pgn", game("甲"), "/b.pgn", game("乙")))))
                .containsExactly("../../etc/a.pgn 0 pgn 甲", "/b.pgn 0 pgn 乙");
    }

    @Test
    void entriesNamedAlikeStandApart() throws IOException {
        Map<String, byte[]> files = files("a.pgn", game("甲"), "b.pgn", game("乙"));
        byte[] tar = Packed.tar(files);
        byte[] both = Arrays.copyOf(tar, tar.length);
        System.arraycopy("a".getBytes(StandardCharsets.US_ASCII), 0, both, 1024, 1);
        fixTarChecksum(both, 1024);

        assertThat(records(both)).containsExactly("a.pgn 0 pgn 甲", "a.pgn#2 0 pgn 乙");
    }

    @Test
    void whatIsNoRecordIsARejectAndWhatIsHiddenIsPassedOver() throws IOException {
        assertThat(records(Packed.zip(
                        StandardCharsets.UTF_8,
                        files(
                                "readme.txt",
                                "nothing of the kind",
                                "empty.pgn",
                                "",
                                ".DS_Store",
                                "x",
                                "__MACOSX/a.pgn",
                                "x"))))
                .containsExactly("readme.txt 0 unknown-format", "empty.pgn 0 empty-source");
        assertThat(records(Packed.zip(StandardCharsets.UTF_8, Map.of()))).containsExactly(" 0 empty-source");
    }

    @Test
    void onlyTheFormatsAskedForAreRead() throws IOException {
        byte[] zip = Packed.zip(StandardCharsets.UTF_8, files("a.pgn", game("甲")));

        assertThat(records(zip, List.of("xqf"), ContainerLimits.DEFAULT)).containsExactly("a.pgn 0 unknown-format");
    }

    @Test
    void limitsEndASourceWithACodeOfTheirOwn() throws IOException {
        byte[] zip = Packed.zip(
                StandardCharsets.UTF_8, files("a.pgn", game("甲"), "b.pgn", " ".repeat(1 << 20), "c.pgn", game("丙")));

        assertThat(records(zip, List.of(), new ContainerLimits(1, 1 << 30, 1000, 0, 3)))
                .containsExactly("a.pgn 0 pgn 甲", " 0 too-many-entries");
        assertThat(records(zip, List.of(), new ContainerLimits(9, 1 << 19, 10_000, 0, 3)))
                .containsExactly("a.pgn 0 pgn 甲", "b.pgn 0 container-too-large");
        assertThat(records(zip, List.of(), new ContainerLimits(9, 1 << 30, 100, 1 << 16, 3)))
                .containsExactly("a.pgn 0 pgn 甲", "b.pgn 0 compression-bomb");
    }

    @Test
    void aBombIsNoLessOneForLyingInAnotherContainer() throws IOException {
        byte[] bomb = Packed.zip(StandardCharsets.UTF_8, files("b.pgn", " ".repeat(1 << 20)));
        byte[] zip = Packed.zip(StandardCharsets.UTF_8, Map.of("inner.zip", bomb));

        assertThat(records(zip, List.of(), new ContainerLimits(9, 1 << 30, 100, 1 << 16, 3)))
                .containsExactly("inner.zip!/b.pgn 0 compression-bomb");
        assertThat(records(zip, List.of(), new ContainerLimits(9, 1 << 19, 10_000, 0, 3)))
                .containsExactly("inner.zip!/b.pgn 0 container-too-large");
    }

    @Test
    void whatIsHiddenCountsAgainstTheLimits() throws IOException {
        byte[] zip = Packed.zip(
                StandardCharsets.UTF_8, files("a.pgn", game("甲"), ".hidden", " ".repeat(1 << 20), ".more", "x"));

        assertThat(records(zip, List.of(), new ContainerLimits(9, 1 << 19, 10_000, 0, 3)))
                .containsExactly("a.pgn 0 pgn 甲", " 0 container-too-large");
        assertThat(records(zip, List.of(), new ContainerLimits(2, 1 << 30, 10_000, 0, 3)))
                .containsExactly("a.pgn 0 pgn 甲", " 0 too-many-entries");
    }

    @Test
    void damageCostsTheEntryAndWhatCannotBeFoundBehindIt() throws IOException {
        byte[] tar = Packed.tar(files("a.pgn", game("甲"), "b.pgn", game("乙")));

        assertThat(records(Arrays.copyOf(tar, 1024 + 512 + 50)))
                .containsExactly("a.pgn 0 pgn 甲", "b.pgn 0 damaged-container", " 0 damaged-container");
    }

    @ParameterizedTest
    @EnumSource(ContainerKind.class)
    void anyBytesGiveRecordsOrRejectsAndTheSurveyCountsThem(ContainerKind kind) throws Exception {
        byte[] whole = sample(kind);
        Random random = new Random(kind.ordinal());
        for (int trial = 0; trial < 300; trial++) {
            byte[] bytes = trial % 3 == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length)) : whole.clone();
            if (trial % 3 > 0 && bytes.length > 0) {
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            }
            if (kind.fits(bytes)) {
                assertThat(records(bytes)).isNotEmpty();
            }
        }
    }

    @Test
    void aSourceThatCannotBeReadOnIsNoContent() throws IOException {
        byte[] zip = Packed.zip(StandardCharsets.UTF_8, files("a.pgn", game("甲")));
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("the disk is gone");
            }
        };
        InputStream half = new SequenceInputStream(new ByteArrayInputStream(zip, 0, 60), broken);

        assertThatThrownBy(() -> format(zip).survey(half, 1 << 20, Optional.empty()))
                .isInstanceOf(IOException.class)
                .hasMessage("the disk is gone");
    }

    private byte[] sample(ContainerKind kind) throws Exception {
        Map<String, byte[]> files = files("a.pgn", game("甲"), "b.pgn", game("乙"));
        return switch (kind) {
            case ZIP -> Packed.zip(StandardCharsets.UTF_8, files);
            case SEVEN_Z -> Packed.sevenZ(folder, files);
            case TAR -> Packed.tar(files);
            case GZIP -> Packed.compressed(CompressorStreamFactory.GZIP, files.get("a.pgn"));
            case XZ -> Packed.compressed(CompressorStreamFactory.XZ, files.get("a.pgn"));
            case ZSTD -> Packed.compressed(CompressorStreamFactory.ZSTANDARD, files.get("a.pgn"));
            case BZIP2 -> Packed.compressed(CompressorStreamFactory.BZIP2, files.get("a.pgn"));
        };
    }

    private static List<String> records(byte[] container) throws IOException {
        return records(container, List.of(), ContainerLimits.DEFAULT);
    }

    /** Entry, number, format or code, and Red's name of each record; as many as the survey has counted. */
    private static List<String> records(byte[] container, List<String> formats, ContainerLimits limits)
            throws IOException {
        ContainerFormat format = new ContainerFormat(ContainerKind.of(container).orElseThrow(), formats, limits);
        SourceSurvey survey = format.survey(new ByteArrayInputStream(container), 1 << 20, Optional.empty());
        List<String> records = new ArrayList<>();
        SourceSlice slice = new SourceSlice(
                "archive/games.pgn.gz", "", new ByteArrayInputStream(container), 0, survey.bytes(), 0, "");
        try (RecordIterator iterator = format.open(slice)) {
            for (ParsedRecord record = iterator.next(); record != null; record = iterator.next()) {
                records.add(line(record));
            }
        }
        assertThat(survey.records()).isEqualTo(records.size());
        assertThat(survey.bytes()).isEqualTo(container.length);
        return records.stream()
                .map(line -> line.replace("games.pgn.gz", "games.pgn"))
                .toList();
    }

    private static ContainerFormat format(byte[] container) {
        return new ContainerFormat(ContainerKind.of(container).orElseThrow(), List.of(), ContainerLimits.DEFAULT);
    }

    private static String line(ParsedRecord record) {
        String place = record.origin().entry() + " " + record.origin().recordNumber() + " ";
        return record instanceof GameRecord game
                ? place + game.origin().format() + " " + game.header().red()
                : place + ((Reject) record).code().id();
    }

    private static Map<String, byte[]> files(String... namesAndTexts) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            files.put(namesAndTexts[i], namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
        }
        return files;
    }

    private static String game(String red) {
        return "[Game \"Chinese Chess\"]\n[Red \"" + red
                + "\"]\n[Black \"示例\"]\n[Result \"1-0\"]\n\n1. 炮二平五 马８进７\n1-0\n\n";
    }

    private static void fixTarChecksum(byte[] tar, int header) {
        Arrays.fill(tar, header + 148, header + 156, (byte) ' ');
        int sum = 0;
        for (int i = 0; i < 512; i++) {
            sum += tar[header + i] & 0xFF;
        }
        byte[] text = String.format("%06o\0 ", sum).getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(text, 0, tar, header + 148, 8);
    }
}
