package org.qipu.pipeline.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventTableTest {
    @Test
    void spellingsOfATitleMeanTheSameEvent() throws EventTableProblem {
        EventTable table = read("\uFEFFtitle,event\r\n示例 赛,1990年示例个人赛\r\n\"范例, \"\"乙\"\"\",乙赛\r\n\r\n");

        assertThat(table.of("示例賽")).contains("1990年示例个人赛");
        assertThat(table.of("范例, \"乙\"")).contains("乙赛");
        assertThat(table.of("示例")).isEmpty();
        assertThat(EventTable.EMPTY.of("示例赛")).isEmpty();
    }

    @Test
    void theIdentityIsThatOfTheFile() throws EventTableProblem {
        assertThat(read("title,event\na,b\n").identity())
                .isEqualTo(read("title,event\na,b\n").identity())
                .isNotEqualTo(read("title,event\na,c\n").identity())
                .isNotEqualTo(EventTable.EMPTY.identity());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "event,title | t.csv: the first line has to be title,event",
                "title,event\\na | t.csv, line 2: two cells expected, found 1",
                "title,event\\n\\na,b,c | t.csv, line 3: two cells expected, found 3",
                "title,event\\na, | t.csv, line 2: a title and an event expected, one is empty",
                "title,event\\na,b\\nＡ,c | t.csv, line 3: the title already means b, and here c",
                "title,event\\n\"a,b | t.csv, line 2: a quote is not closed",
                "title,event\\n\"a\"x,b | t.csv, line 2: text behind a closing quote",
            })
    void whatIsNoTableIsRefusedWithTheLine(String text, String problem) {
        assertThatThrownBy(() -> read(text.replace("\\n", "\n")))
                .isInstanceOf(EventTableProblem.class)
                .hasMessage(problem);
    }

    @Test
    void otherCharsetsAndMissingFilesAreRefused() {
        assertThatThrownBy(() -> EventTable.read("t.csv", new byte[] {'t', (byte) 0xC4, (byte) 0xFA}))
                .hasMessageContaining("UTF-8");
        assertThatThrownBy(() -> EventTable.load(Path.of("no-such-table.csv")))
                .isInstanceOf(EventTableProblem.class)
                .hasMessageContaining("no such file");
    }

    private static EventTable read(String text) throws EventTableProblem {
        return EventTable.read("t.csv", text.getBytes(StandardCharsets.UTF_8));
    }
}
