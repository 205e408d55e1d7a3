package org.qipu.pipeline.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qipu.pipeline.table.FindingRow;

class TextHeaderCheckTest {
    @Test
    void otherPlayersInTheTitleAreAFinding() {
        List<FindingRow> findings = findings("赵甲东先胜钱乙南", "孙丙北", "李丁西", "2001.02.03");

        assertThat(findings).singleElement().satisfies(finding -> {
            assertThat(finding.severity()).isEqualTo("warning");
            assertThat(finding.messageEn())
                    .isEqualTo("The title names 赵甲东 as Red and 钱乙南 as Black; the fields of the record state 孙丙北 as Red"
                            + " and 李丁西 as Black.");
            assertThat(finding.messageZh()).isEqualTo("标题称红方赵甲东、黑方钱乙南，而棋谱字段为红方孙丙北、黑方李丁西。");
        });
    }

    @Test
    void changedColoursAreNamedAsSuch() {
        assertThat(findings("赵甲东先和钱乙南", "钱乙南", "赵甲东", "2001.02.03"))
                .extracting(FindingRow::messageEn)
                .containsExactly(
                        "The title names 赵甲东 as Red and 钱乙南 as Black; the fields of the record have the colours"
                                + " changed: 钱乙南 as Red and 赵甲东 as Black.");
    }

    @ParameterizedTest
    @CsvSource({
        "某地趙甲東先勝錢乙南, 赵甲东, 钱乙南",
        "赵甲东先胜钱乙南, 上海赵甲东, 湖北 钱乙南 (大师)",
        "赵甲东先胜钱乙南, 赵某东, 钱乙南",
        "上海某某花木 赵甲东 胜 广东钱乙南, 上海某某花木 赵, 广东钱乙南",
        "赵甲东（先胜）钱乙南, 赵　甲　东, 钱乙南",
        "中炮对屏风马, 赵甲东, 钱乙南",
        "某某赛 赵甲东 钱乙南, 钱乙南, 赵甲东",
    })
    void namesThatMayBeTheSameAreNone(String title, String red, String black) {
        assertThat(findings(title, red, black, "2001.02.03")).isEmpty();
    }

    @Test
    void anotherDateInTheTitleIsAFinding() {
        assertThat(findings("20010304赵甲东和钱乙南", "赵甲东", "钱乙南", "2001.02.03"))
                .extracting(FindingRow::messageEn, FindingRow::messageZh)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(
                        "The title says 2001-03-04 (20010304); the date of the record is 2001-02-03.",
                        "标题所记日期为2001-03-04（20010304），而棋谱日期为2001-02-03。"));
    }

    @ParameterizedTest
    @CsvSource({
        "20010203赵甲东和钱乙南, 2001.02.03",
        "2001年2月某某赛, 2001.02.03",
        "2001年某某赛, 2001.02.03",
        "2000年某某赛, 2001.02.03",
        "20010304赵甲东和钱乙南, 民国时期",
        "20010304赵甲东和钱乙南, 2001",
    })
    void datesThatMayMeanTheSameAreNone(String title, String date) {
        assertThat(findings(title, "赵甲东", "钱乙南", date)).isEmpty();
    }

    private static List<FindingRow> findings(String title, String red, String black, String date) {
        return new OneRecord()
                .tag("Event", title).tag("Date", date).tag("Red", red).tag("Black", black).audit().findings().stream()
                        .filter(finding -> finding.kind().equals("text-contradicts-header"))
                        .toList();
    }
}
