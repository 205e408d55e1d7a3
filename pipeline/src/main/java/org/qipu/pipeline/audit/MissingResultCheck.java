package org.qipu.pipeline.audit;

import java.util.List;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.TitleResult;

/** No result recorded, or one that cannot be read; the board or the title may tell what it was. */
final class MissingResultCheck implements GameCheck {
    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        if (game.result() != GameResult.UNKNOWN) {
            return;
        }
        String written = game.record().header().result();
        boolean unreadable = !written.isEmpty() && !written.equals("*");
        Finding finding = Finding.of(
                FindingKind.MISSING_RESULT,
                unreadable ? "The result cannot be read: " + written + "." : "The record states no result.",
                unreadable ? "结果无法识别：" + written + "。" : "棋谱未记结果。");
        GameHeader header = game.record().header();
        findings.add(game.boardResult()
                .or(() -> TitleResult.of(header.event(), header.red(), header.black())
                        .map(title -> TextResultCheck.stated(title, header)))
                .map(finding::speaksFor)
                .orElse(finding));
    }
}
