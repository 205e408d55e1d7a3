package org.qipu.pipeline.audit;

import java.util.List;
import org.qipu.pipeline.audit.Finding.Rule;
import org.qipu.rules.board.IllegalMove;
import org.qipu.rules.game.Ending;
import org.qipu.rules.game.Outcome;
import org.qipu.rules.game.Replay;

/** A replay that stopped at a move: one that is illegal, or one that comes after the end of the game. */
final class StopCheck implements GameCheck {
    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        game.replay().ifPresent(replay -> {
            if (replay.ending() == Ending.ILLEGAL_MOVE) {
                findings.add(illegal(game, replay.stopPly(), replay.why()));
            } else if (replay.ending() == Ending.MOVES_AFTER_END) {
                findings.add(afterEnd(game, replay));
            }
        });
    }

    /** An illegal move loses (1999, art. 4.1.6), but a record cannot tell a player's slip from the recorder's. */
    private static Finding illegal(AuditedGame game, int ply, IllegalMove why) {
        return Finding.of(
                        FindingKind.ILLEGAL_MOVE,
                        "Illegal move, " + game.nameEn(ply) + ": " + why.english() + ".",
                        "违规着法，" + game.nameZh(ply) + "：" + why.chinese() + "。")
                .at(game.side(ply), ply, ply)
                .under(Rule.primary("CXA 1999 " + why.article()));
    }

    private static Finding afterEnd(AuditedGame game, Replay replay) {
        int ply = replay.stopPly();
        int last = game.record().moves().size() - 1;
        boolean mate = replay.trace().outcome() == Outcome.CHECKMATE;
        return Finding.of(
                        FindingKind.MOVES_AFTER_END,
                        "The record goes on for " + (last - ply + 1) + " plies after " + (mate ? "mate" : "stalemate")
                                + "; the first is " + game.nameEn(ply) + ".",
                        (mate ? "将死" : "困毙") + "之后棋谱仍有" + (last - ply + 1) + "着，首着为" + game.nameZh(ply) + "。")
                .at(game.side(ply), ply, last)
                .under(Rule.primary(mate ? "CXA 1999 3.1" : "CXA 1999 3.2"));
    }
}
