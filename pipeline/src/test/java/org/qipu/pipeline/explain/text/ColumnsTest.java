package org.qipu.pipeline.explain.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ColumnsTest {
    @Test
    void chineseCharactersTakeTwoColumnsAndMarksNone() {
        assertThat(Columns.width("马8进7")).isEqualTo(6);
        assertThat(Columns.width("马８进７")).isEqualTo(8);
        assertThat(Columns.width("e\u0301│")).isEqualTo(2);
    }

    @Test
    void linesAreCutAtBlanksAndBetweenChineseCharactersButNotBeforeAComma() {
        assertThat(Columns.wrapped("one two three", 8)).containsExactly("one two", "three");
        assertThat(Columns.wrapped("一二三，四五", 6)).containsExactly("一二", "三，四", "五");
        assertThat(Columns.wrapped("short", 10)).containsExactly("short");
        assertThat(Columns.wrapped("", 10)).containsExactly("");
    }

    @Test
    void aWordThatFitsNoLineIsCut() {
        assertThat(Columns.wrapped("a unbreakable b", 4)).containsExactly("a", "unbr", "eaka", "ble", "b");
    }
}
