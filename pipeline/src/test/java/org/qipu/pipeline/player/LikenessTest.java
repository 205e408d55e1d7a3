package org.qipu.pipeline.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LikenessTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "赵甲璘 | 赵甲麟 | same-sound-character",
                "赵璘 | 赵麟 | same-sound-character",
                "阎甲清 | 闫甲清 | same-sound-character",
                "赵兴甲 | 赵新甲 | near-sound-character",
                "赵甲淼 | 赵甲森 | other-character",
                "赵璘平 | 赵麟屏 | same-sound-name",
                "赵甲乙 | 赵乙甲 | swapped",
                "赵甲 | 赵甲乙 | contained",
                "某某赵甲乙 | 赵甲乙 | contained",
                "赵乙 | 赵甲乙 | contained",
                "赵甲(快棋) | 赵甲 | contained",
                "单霞丽 | shan xiali | romanised",
                "赵甲华 | jiahua zhao | romanised",
                "赵甲中 | zao jiazong | romanised",
                "zhao jiahua | jiahua zhao | word-order",
                "zhaojiahua | zhao jiahua | word-order",
                "muller jan | mullar jan | one-letter",
                "macgreg | macgregor | contained",
            })
    void namesThatMayBeOneAreAlikeAndShareABlock(String one, String other, String kind) {
        assertThat(Likeness.of(one, other).orElseThrow().kind().id()).isEqualTo(kind);
        assertThat(Likeness.of(other, one).orElseThrow().score())
                .isEqualTo(Likeness.of(one, other).orElseThrow().score());
        Set<String> shared = new HashSet<>(Blocks.of(one));
        shared.retainAll(Blocks.of(other));
        assertThat(shared).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"赵甲乙 | 钱甲乙", "赵甲 | 赵乙", "赵甲乙 | 赵丙丁", "赵甲 | 赵甲乙丙", "赵甲 | qian yi", "wood | ward", "某某3d | 某某4d"})
    void otherNamesAreNot(String one, String other) {
        assertThat(Likeness.of(one, other)).isEmpty();
    }

    @Test
    void familyNamesSoundAsFamilyNamesDo() {
        assertThat(Pinyin.of("单单")).isEqualTo("shandan");
        assertThat(Pinyin.romanised("Lü Lyu lv")).isEqualTo("lululu");
    }
}
