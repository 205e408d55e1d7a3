package org.qipu.pipeline.audit;

import java.util.List;
import org.qipu.parsers.record.GameResult;
import org.qipu.pipeline.audit.Finding.Rule;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Outcome;

/** Mate or stalemate on the board, and another result recorded. */
final class BoardResultCheck implements GameCheck {
    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        GameResult recorded = game.result();
        game.boardResult()
                .filter(board -> recorded != GameResult.UNKNOWN && recorded != board)
                .ifPresent(
                        board -> findings.add(contradiction(game, game.trace().orElseThrow(), board)));
    }

    private static Finding contradiction(AuditedGame game, GameTrace trace, GameResult board) {
        int last = trace.plies() - 1;
        boolean mate = trace.outcome() == Outcome.CHECKMATE;
        String recorded = game.result().id();
        return Finding.of(
                        FindingKind.RESULT_CONTRADICTS_BOARD,
                        (mate ? "Mate" : "Stalemate") + " with " + game.nameEn(last) + ", which makes " + board.id()
                                + "; recorded is " + recorded + ".",
                        game.nameZh(last) + (mate ? "将死" : "困毙") + "对方，应为" + board.id() + "，而记录为" + recorded + "。")
                .at(game.side(last), last, last)
                .under(Rule.primary(mate ? "CXA 1999 4.1.1" : "CXA 1999 4.1.3"))
                .speaksFor(board);
    }
}
