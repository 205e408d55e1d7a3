package org.qipu.parsers.title;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileNameTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "某档案/第一章/01-赵甲先胜钱乙.xqf | 01-赵甲先胜钱乙",
                "某夹\\赵甲先胜钱乙 .XQF | 赵甲先胜钱乙",
                "1、第一轮 赵甲 2001.1.XQF | 1、第一轮 赵甲 2001.1",
                "第三局.赵甲先胜钱乙 | 第三局.赵甲先胜钱乙",
                ".xqf | .xqf",
                "无名. | 无名.",
            })
    void foldersAndExtensionAreNoPartOfTheName(String path, String name) {
        assertThat(FileName.withoutExtension(path)).isEqualTo(name);
    }
}
