package org.qipu.pipeline.audit;

import java.util.List;
import java.util.Optional;
import org.qipu.parsers.record.GameResult;

/** No result recorded, or one that cannot be read; the board or the title may tell what it was. */
final class MissingResultCheck implements GameCheck {
    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        Value<GameResult> result = game.known().result();
        boolean stated = result.source().filter(ValueSource.TAG::equals).isPresent();
        if (stated || game.kind() == RecordKind.HEADING) {
            return;
        }
        String written = game.record().header().result();
        boolean unreadable = !written.isEmpty() && !written.equals("*");
        Finding finding = Finding.of(
                FindingKind.MISSING_RESULT,
                unreadable ? "The result cannot be read: " + written + "." : "The record states no result.",
                unreadable ? "结果无法识别：" + written + "。" : "棋谱未记结果。");
        Optional<GameResult> said = Optional.of(result).filter(Value::isKnown).map(Value::value);
        findings.add(game.boardResult().or(() -> said).map(finding::speaksFor).orElse(finding));
    }
}
