package org.qipu.pipeline.audit;

import java.util.List;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.ResultText;
import org.qipu.parsers.record.TitleResult;

/** The event or title, or the result that closes the moves, states another result than the one recorded. */
final class TextResultCheck implements GameCheck {
    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        if (game.result() == GameResult.UNKNOWN) {
            return;
        }
        GameHeader header = game.record().header();
        TitleResult.of(header.event(), header.red(), header.black())
                .ifPresent(title -> compare(game, title.matched(), stated(title, header), findings));
        compare(game, header.terminator(), ResultText.of(header.terminator()), findings);
    }

    private static void compare(AuditedGame game, String text, GameResult stated, List<Finding> findings) {
        if (stated == GameResult.UNKNOWN || stated == game.result()) {
            return;
        }
        String recorded = game.result().id();
        findings.add(Finding.of(
                        FindingKind.RESULT_CONTRADICTS_TEXT,
                        "The text \"" + text + "\" states " + stated.id() + "; recorded is " + recorded + ".",
                        "文字“" + text + "”表明结果为" + stated.id() + "，而记录为" + recorded + "。")
                .speaksFor(stated));
    }

    /** A title may name Black first; the names in the header tell. */
    static GameResult stated(TitleResult title, GameHeader header) {
        boolean blackFirst = !title.red().isEmpty()
                && !title.black().isEmpty()
                && header.red().contains(title.black())
                && header.black().contains(title.red());
        return blackFirst ? title.result().mirrored() : title.result();
    }
}
