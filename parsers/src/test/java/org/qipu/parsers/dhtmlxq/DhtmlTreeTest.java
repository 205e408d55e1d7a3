package org.qipu.parsers.dhtmlxq;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;

/** Records that number their lines in hostile ways. */
class DhtmlTreeTest {
    @Test
    void aChainOfLinesMayBeAsLongAsTheRecord() throws IOException {
        StringBuilder text = new StringBuilder("[DhtmlXQ][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]");
        int lines = 9_000;
        for (int i = 1; i <= lines; i++) {
            branch(text, i - 1, i + 1, i, "70628979");
        }
        for (int i = 1; i <= lines; i++) {
            branch(text, lines, i % 50 + 2, lines + i, "7967");
            comment(text, lines, i % 7);
        }

        GameRecord game = (GameRecord) read(text);

        assertThat(game.variations()).isEqualTo(2 * lines);
        assertThat(game.issues()).isEmpty();
    }

    @Test
    void linesThatHangOnEachOtherAreLost() throws IOException {
        StringBuilder text = new StringBuilder("[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]");
        branch(text, 1, 1, 2, "7062");
        branch(text, 2, 1, 1, "7062");
        branch(text, 3, 1, 3, "7062");

        GameRecord game = (GameRecord) read(text);

        assertThat(game.variations()).isZero();
        assertThat(game.issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.text()).isEqualTo("3 variations without a place in the game"));
    }

    @Test
    void tooManyLinesAreRejected() throws IOException {
        StringBuilder text = new StringBuilder("[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]");
        for (int i = 1; i <= DhtmlTree.MAX_LINES + 1; i++) {
            branch(text, 0, 1, i, "7062");
        }

        assertThat(read(text))
                .isInstanceOfSatisfying(
                        Reject.class, reject -> assertThat(reject.code()).isEqualTo(RejectCode.RECORD_TOO_LARGE));
    }

    private static ParsedRecord read(CharSequence text) throws IOException {
        return Rendering.records(new DhtmlFormat(), text.toString().getBytes(StandardCharsets.UTF_8))
                .get(0);
    }

    private static void branch(StringBuilder text, int parent, int ply, int line, String digits) {
        text.append("[DhtmlXQ_move_%d_%d_%d]%s[/DhtmlXQ_move]".formatted(parent, ply, line, digits));
    }

    private static void comment(StringBuilder text, int line, int ply) {
        text.append("[DhtmlXQ_comment%d_%d]x[/DhtmlXQ_comment]".formatted(line, ply));
    }
}
