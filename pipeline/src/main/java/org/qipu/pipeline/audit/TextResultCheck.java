package org.qipu.pipeline.audit;

import java.util.List;
import java.util.Optional;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.ResultText;

/** The event, the title or the file's name, or the result that closes the moves, states another result than the one recorded. */
final class TextResultCheck implements GameCheck {
    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        Known known = game.known();
        if (known.result().source().filter(ValueSource.TAG::equals).isEmpty()) {
            return;
        }
        GameHeader header = game.record().header();
        known.sayings().stream()
                .map(saying -> SaidResult.of(saying, header, known.statedRed(), known.statedBlack()))
                .flatMap(Optional::stream)
                .filter(said -> said.result() != game.result())
                .findFirst()
                .ifPresent(said -> findings.add(finding(game, said.matched(), said.result())));
        GameResult closing = ResultText.of(header.terminator());
        if (closing != GameResult.UNKNOWN && closing != game.result()) {
            findings.add(finding(game, header.terminator(), closing));
        }
    }

    private static Finding finding(AuditedGame game, String text, GameResult stated) {
        String recorded = game.result().id();
        return Finding.of(
                        FindingKind.RESULT_CONTRADICTS_TEXT,
                        "The text \"" + text + "\" states " + stated.id() + "; recorded is " + recorded + ".",
                        "文字“" + text + "”表明结果为" + stated.id() + "，而记录为" + recorded + "。")
                .speaksFor(stated);
    }
}
