package org.qipu.pipeline.explain.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SafeTextTest {
    @Test
    void ordinaryTextIsLeftAlone() {
        String text = "示例甲 (团体) “O'Neill” é ß 😀 ½";
        assertThat(SafeText.of(text)).isEqualTo(text);
        assertThat(SafeText.json(text)).isEqualTo(text);
    }

    @Test
    void whatSteersTheTerminalIsShown() {
        assertThat(SafeText.of("\u001B[2J\r\n\t\u0007\u007F\u0085\u009B"))
                .isEqualTo("\\u{1B}[2J\\u{D}\\u{A}\\u{9}\\u{7}\\u{7F}\\u{85}\\u{9B}");
    }

    @Test
    void whatIsInvisibleOrTurnsTheDirectionIsShown() {
        assertThat(SafeText.of("\u202E\u2066\u200F\u061C\u200B\u200D\uFEFF\u00AD\u2028\u3164\uFE0F"))
                .isEqualTo(
                        "\\u{202E}\\u{2066}\\u{200F}\\u{61C}\\u{200B}\\u{200D}\\u{FEFF}\\u{AD}\\u{2028}\\u{3164}\\u{FE0F}");
        assertThat(SafeText.of(Character.toString(0xE0041))).isEqualTo("\\u{E0041}");
    }

    @Test
    void halfACharacterIsShown() {
        assertThat(SafeText.of("a\uD83D")).isEqualTo("a\\u{D83D}");
        assertThat(SafeText.json("a\uD83Db")).isEqualTo("a\\ud83db");
    }

    @Test
    void marksPiledOnACharacterAreShown() {
        assertThat(SafeText.of("a" + "\u0301".repeat(6))).isEqualTo("a" + "\u0301".repeat(4) + "\\u{301}\\u{301}");
    }

    @Test
    void longTextIsCutBetweenCharacters() {
        assertThat(SafeText.of("😀".repeat(201))).isEqualTo("😀".repeat(200) + "… [201]");
        assertThat(SafeText.of("字".repeat(200))).isEqualTo("字".repeat(200));
    }
}
