package org.qipu.parsers.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
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

class RecordFormatsTest {
    @Test
    void allListsEveryFormat() {
        Set<String> classes = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.qipu.parsers").stream()
                        .filter(type -> type.isAssignableTo(RecordFormat.class) && !type.isInterface())
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
                "", "\n\n", "Some text about chess.", "FORMAT\tWXF\nGAME x\nSTART{\n1. C2=5 H8+7\n}END",
                        "[DhtmlXQ]\n[DhtmlXQ_title]x[/DhtmlXQ_title]",
                "<html><body>[Event]</body></html>", "{\"event\": \"x\"}", "game_id,move\n1,h2e2\n", "12;h2e2,h9g7",
                        "3 chairs"
            })
    void theseAreNot(String text) {
        assertThat(select("x.dat", text.getBytes(StandardCharsets.UTF_8))).isEmpty();
    }

    @Test
    void binaryFilesAreNotEvenIfTheNameSaysSo() {
        byte[] xqf = Arrays.copyOf("XQ\u0012".getBytes(StandardCharsets.ISO_8859_1), 2048);
        byte[] library = Arrays.copyOf("CCBridgeLibrary\0".getBytes(StandardCharsets.ISO_8859_1), 4096);
        byte[] noise = new byte[512];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (byte) (i * 37);
        }

        assertThat(select("game.pgn", xqf)).isEmpty();
        assertThat(select("game.pgn", library)).isEmpty();
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
