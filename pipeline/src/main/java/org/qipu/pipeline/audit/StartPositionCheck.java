package org.qipu.pipeline.audit;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.qipu.pipeline.audit.FindingKind.Severity;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.SetupFlaw;
import org.qipu.rules.game.Replay;

/** A start position that cannot be read or that no game can reach, or that names the wrong side to move. */
final class StartPositionCheck implements GameCheck {
    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        if (game.start() instanceof Fen.Unreadable unreadable) {
            findings.add(unreadable(game, unreadable));
        } else if (game.start() instanceof Fen.Read read
                && !game.record().startFen().isEmpty()) {
            addFlaws(read.setup().flaws(), findings);
        }
        game.replay().filter(Replay::sideFlipped).ifPresent(replay -> findings.add(wrongSide(replay)));
    }

    private static Finding unreadable(AuditedGame game, Fen.Unreadable unreadable) {
        String fen = game.record().startFen();
        return Finding.of(
                        FindingKind.START_POSITION_FLAW,
                        "The start position cannot be read: "
                                + unreadable.reason().english() + ", at character " + (unreadable.index() + 1) + " of "
                                + fen + ".",
                        "起始局面无法识别：" + unreadable.reason().chinese() + "（第" + (unreadable.index() + 1) + "个字符，" + fen
                                + "）。")
                .weighs(Severity.ERROR);
    }

    private static void addFlaws(Set<SetupFlaw> flaws, List<Finding> findings) {
        if (flaws.isEmpty()) {
            return;
        }
        String en = flaws.stream().map(SetupFlaw::english).collect(Collectors.joining("; "));
        String zh = flaws.stream().map(SetupFlaw::chinese).collect(Collectors.joining("；"));
        boolean fatal = flaws.stream().anyMatch(SetupFlaw::fatal);
        findings.add(Finding.of(FindingKind.START_POSITION_FLAW, "Start position: " + en + ".", "起始局面：" + zh + "。")
                .weighs(fatal ? Severity.ERROR : Severity.WARNING));
    }

    private static Finding wrongSide(Replay replay) {
        int side = replay.trace().firstSide();
        return Finding.of(
                FindingKind.START_POSITION_FLAW,
                "The start position names the wrong side to move: the first move is legal for " + Sides.english(side)
                        + " only.",
                "起始局面标明的先走方有误：首着只有" + Sides.chinese(side) + "可走。");
    }
}
