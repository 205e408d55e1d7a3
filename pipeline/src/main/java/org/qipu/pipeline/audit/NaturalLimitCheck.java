package org.qipu.pipeline.audit;

import java.util.List;
import java.util.Optional;
import org.qipu.parsers.record.GameResult;
import org.qipu.pipeline.audit.Finding.Rule;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.NaturalLimit;
import org.qipu.rules.game.NaturalLimit.Reached;

/** The natural limit: the first ply from which either side could have had a draw. */
final class NaturalLimitCheck implements GameCheck {
    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        game.trace().ifPresent(trace -> check(game, trace, findings));
    }

    private void check(AuditedGame game, GameTrace trace, List<Finding> findings) {
        NaturalLimit limit = game.rules().naturalLimit();
        Optional<Reached> red = limit.firstReached(trace, Pieces.RED);
        Optional<Reached> black = limit.firstReached(trace, Pieces.BLACK);
        if (red.isEmpty() && black.isEmpty()) {
            return;
        }
        boolean both = red.isPresent()
                && black.isPresent()
                && red.get().ply() == black.get().ply();
        boolean redFirst = red.isPresent()
                && (black.isEmpty() || red.get().ply() <= black.get().ply());
        Reached reached = redFirst ? red.get() : black.get();
        findings.add(finding(
                game, trace.plies() - 1 - reached.ply(), reached, both ? -1 : redFirst ? Pieces.RED : Pieces.BLACK));
    }

    private Finding finding(AuditedGame game, int quiet, Reached reached, int claimer) {
        boolean drawn = game.result() == GameResult.DRAW;
        int rounds = game.rules().naturalLimit().rounds();
        String en = rounds + " rounds without a capture with " + game.nameEn(reached.ply()) + " ("
                + "checks " + reached.redChecks() + " by Red, " + reached.blackChecks() + " by Black; not counted "
                + reached.uncountedRedChecks() + " and " + reached.uncountedBlackChecks() + "). "
                + claimEn(claimer) + "; the game went on for " + quiet + " plies, recorded is "
                + game.result().id() + ".";
        String zh = "至" + game.nameZh(reached.ply()) + "，双方连续" + rounds + "回合未吃子（将军：红方"
                + reached.redChecks() + "着、黑方" + reached.blackChecks() + "着；不计：" + reached.uncountedRedChecks() + "着、"
                + reached.uncountedBlackChecks() + "着）。" + claimZh(claimer) + "；此后又走" + quiet + "着，记录为"
                + game.result().id() + "。";
        FindingKind kind = drawn ? FindingKind.NATURAL_LIMIT_REACHED : FindingKind.NATURAL_LIMIT_DRAW_NOT_RECORDED;
        return Finding.of(kind, en, zh)
                .at(claimer, reached.sincePly(), reached.ply())
                .under(rule(game.rules().leadingRulebook()))
                .speaksFor(GameResult.DRAW);
    }

    /** The article that states the limit; where it is left to the regulations of the event, there is none. */
    private static Rule rule(String rulebook) {
        return switch (rulebook) {
            case "cxa-1999" -> new Rule(rulebook, "CXA 1999 4.2.4, 23.3", "primary");
            case "cxa-2011" -> new Rule(rulebook, "CXA 2011 22.2", "primary");
            case "cxa-2020" -> new Rule(rulebook, "CXA 2020 4.2", "secondary");
            default -> Rule.NONE;
        };
    }

    private static String claimEn(int claimer) {
        return claimer < 0
                ? "Either side could claim a draw from here on"
                : Sides.english(claimer) + " could claim a draw from here on";
    }

    private static String claimZh(int claimer) {
        return claimer < 0 ? "此后任何一方均可提和" : Sides.chinese(claimer) + "自此可提和";
    }
}
