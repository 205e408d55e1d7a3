package org.qipu.parsers.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qipu.parsers.container.ContainerFormat;

class RecordFormatsTest {
    @Test
    void allListsEveryFormat() {
        Set<String> classes = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.qipu.parsers").stream()
                        .filter(type ->
                                !type.isEquivalentTo(ContainerFormat.class)) // holds formats, is none of its own
                        .filter(type -> type.isAssignableTo(RecordFormat.class)
                                && !type.isInterface()
                                && !type.getModifiers().contains(JavaModifier.ABSTRACT))
                        .map(JavaClass::getName)
                        .collect(Collectors.toSet());

        assertThat(RecordFormats.ALL)
                .extracting(format -> format.getClass().getName())
                .containsExactlyInAnyOrderElementsOf(classes);
        assertThat(RecordFormats.ALL).extracting(RecordFormat::id).doesNotHaveDuplicates();
    }

    @Test
    void formatsAreFoundById() {
        assertThat(RecordFormats.byId("pgn")).contains(RecordFormats.ALL.get(0));
        assertThat(RecordFormats.byId("none")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Game \"Chinese Chess\"]\n",
                "\uFEFF[Event \"x\"]\n",
                "{说明}\n[event \"x\"]\n",
                "[title \"\u0006某局\"]\n[event \"\u0010某赛\"]\n",
                "[Strange \"x\"]\n1. 炮二平五",
                "1. 炮二平五 马8进7",
                "  1.炮二平五",
                "1. h2e2 h9g7",
                "１．炮二平五",
                "炮二平五 马8进7",
            })
    void theseArePgnWhateverTheName(String text) {
        assertThat(select("x.dat", text.getBytes(StandardCharsets.UTF_8))).isEqualTo("pgn");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "GB18030", "Big5", "UTF-16LE", "UTF-16BE"})
    void theseArePgnWhateverTheCharset(String charset) {
        assertThat(select("x.dat", "[Red \"甲\"]\n".getBytes(Charset.forName(charset))))
                .isEqualTo("pgn");
        assertThat(select("x.dat", "1. 炮二平五\n".getBytes(Charset.forName(charset))))
                .isEqualTo("pgn");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n\n",
                "Some text about chess.",
                "<html><body>[Event]</body></html>",
                "{\"event\": \"x\"}",
                "game_id,score\n1,2\n",
                "3 chairs"
            })
    void theseAreNot(String text) {
        assertThat(select("x.dat", text.getBytes(StandardCharsets.UTF_8))).isEmpty();
    }

    @Test
    void binaryFilesAreNoPgnEvenIfTheNameSaysSo() {
        byte[] xqf = Arrays.copyOf("XQ\u0012".getBytes(StandardCharsets.ISO_8859_1), 2048);
        byte[] library = Arrays.copyOf("CCBridgeLibrary\0".getBytes(StandardCharsets.ISO_8859_1), 4096);
        byte[] noise = new byte[512];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (byte) (i * 37);
        }

        assertThat(select("game.pgn", xqf)).isEqualTo("xqf");
        assertThat(select("game.pgn", library)).isEqualTo("cbl");
        assertThat(select("game.pgn", noise)).isEmpty();
    }

    @Test
    void anEmptyOrUnclearTextIsTakenByItsName() {
        assertThat(select("x.PGN", new byte[0])).isEqualTo("pgn");
        assertThat(select("x.pgn", "???".getBytes(StandardCharsets.UTF_8))).isEqualTo("pgn");
    }

    private static String select(String name, byte[] head) {
        return RecordFormats.select(name, head).map(RecordFormat::id).orElse("");
    }
}
