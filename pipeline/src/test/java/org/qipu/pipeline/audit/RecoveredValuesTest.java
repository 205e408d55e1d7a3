package org.qipu.pipeline.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qipu.pipeline.table.FindingRow;
import org.qipu.pipeline.table.GameRow;
import org.qipu.pipeline.table.RecordRow;

class RecoveredValuesTest {
    @Test
    void theNameOfAFileWithOneRecordTellsWhatTheRecordDoesNot() {
        RecordRow row = new OneRecord().in("集外/1、第一轮 上海赵甲东　红先负 钱乙南 2001.1.pgn").audit();

        GameRow game = row.game();
        assertThat(List.of(game.redText(), game.redId(), game.redTeam(), game.redSource()))
                .containsExactly("上海赵甲东", "赵甲东", "上海", "file-name");
        assertThat(List.of(game.blackText(), game.blackId(), game.blackSource()))
                .containsExactly("钱乙南", "钱乙南", "file-name");
        assertThat(List.of(game.dateText(), game.date(), game.dateSource()))
                .containsExactly("2001.1", "2001-01", "file-name");
        assertThat(List.of(game.round(), game.roundSource())).containsExactly("第一轮", "file-name");
        assertThat(List.of(game.result(), game.resultText(), game.resultSource()))
                .containsExactly("0-1", "", "file-name");
        assertThat(game.eventSource()).isNull();
        assertThat(row.findings())
                .extracting(FindingRow::kind, FindingRow::auditedResult)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("missing-result", "0-1"));
    }

    @Test
    void theNameOfAFileWithSeveralRecordsTellsNothing() {
        GameRow game = new OneRecord().in("赵甲东先负钱乙南.pgn").audit(false).game();

        assertThat(game.redId()).isNull();
        assertThat(game.redSource()).isNull();
        assertThat(game.resultSource()).isNull();
    }

    @Test
    void theTitleGoesBeforeTheNameOfTheFileAndAFieldBeforeBoth() {
        GameRow game = new OneRecord()
                .in("孙丙东先负李丁南 2003.1.pgn")
                .tag("Event", "某某赛")
                .tag("Title", "赵甲东先胜钱乙南 2002.1")
                .tag("Date", "2001.01.02")
                .audit()
                .game();

        assertThat(List.of(game.redId(), game.redSource())).containsExactly("赵甲东", "title");
        assertThat(List.of(game.result(), game.resultSource())).containsExactly("1-0", "title");
        assertThat(List.of(game.date(), game.dateSource())).containsExactly("2001-01-02", "tag");
        assertThat(List.of(game.event(), game.eventSource())).containsExactly("某某赛", "tag");
    }

    @Test
    void aTitleThatNamesAnotherThanTheOneStatedTellsNothingOfTheOther() {
        GameRow game = new OneRecord()
                .tag("Title", "赵甲东先胜钱乙南")
                .tag("Red", "孙丙北")
                .audit()
                .game();

        assertThat(game.redSource()).isEqualTo("tag");
        assertThat(game.blackSource()).isNull();
    }

    @Test
    void aFieldThatNamesNobodyStatesNothing() {
        GameRow game = new OneRecord()
                .tag("Event", "赵甲东先胜钱乙南")
                .tag("Red", "?")
                .tag("Black", "未知")
                .tag("Date", "????.??.??")
                .tag("Result", "*")
                .audit()
                .game();

        assertThat(List.of(game.redId(), game.blackId(), game.result())).containsExactly("赵甲东", "钱乙南", "1-0");
        assertThat(List.of(game.dateText(), game.resultText())).containsExactly("????.??.??", "*");
        assertThat(game.dateSource()).isNull();
    }

    @Test
    void aResultThatCannotBeReadIsNotReplaced() {
        GameRow game = new OneRecord()
                .tag("Event", "赵甲东先胜钱乙南")
                .tag("Result", "某方胜？")
                .audit()
                .game();

        assertThat(game.result()).isEqualTo("*");
        assertThat(game.resultSource()).isNull();
    }

    @Test
    void aStatedNameIsKeptAsWrittenAndItsTeamIsToldFromIt() {
        GameRow game = new OneRecord()
                .tag("Red", "上海趙甲華")
                .tag("Black", "湖北 錢乙 (大師)")
                .tag("BlackTeam", "某隊")
                .audit()
                .game();

        assertThat(List.of(game.redText(), game.redTeam(), game.redId())).containsExactly("上海趙甲華", "上海", "赵甲华");
        assertThat(List.of(game.blackText(), game.blackTeam(), game.blackId()))
                .containsExactly("湖北 錢乙 (大師)", "某隊", "钱乙");
    }

    @Test
    void theDateOfATitlePutsTheRulebookOfItsTimeInForce() {
        String stated = new OneRecord().tag("Date", "1985.5").audit().game().rulebook();
        String later = new OneRecord().tag("Date", "2021.5").audit().game().rulebook();

        assertThat(stated).isNotEqualTo(later);
        assertThat(new OneRecord().in("20210501赵甲胜钱乙.pgn").audit().game().rulebook())
                .isEqualTo(later);
    }
}
