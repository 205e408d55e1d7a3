package org.qipu.pipeline.explain.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.qipu.pipeline.explain.ExplainedCycle;
import org.qipu.pipeline.explain.ExplainedGame;
import org.qipu.pipeline.explain.ExplainedMove;
import org.qipu.pipeline.explain.ExplainedThreat;
import org.qipu.rules.adjudication.MoveClass;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.game.Outcome;
import org.qipu.rules.game.Replay.Ambiguity;

/** The moves, one a line; in cycles with their classes, and in the first run with what they threaten. */
final class MovesText {
    private static final int DETAILS_INDENT = 11;

    private final Page page;
    private final ExplainedGame game;
    private final RulingText rulings;

    MovesText(Page page, ExplainedGame game) {
        this.page = page;
        this.game = game;
        this.rulings = new RulingText(page, game.result());
    }

    void print() {
        page.heading(page.say(Words.MOVES));
        for (ExplainedMove move : game.moves()) {
            int ply = move.turn().ply();
            game.cycles().stream()
                    .filter(cycle -> cycle.cycle().firstPly() == ply)
                    .forEach(this::begin);
            print(move);
            game.cycles().stream().filter(cycle -> cycle.last().ply() == ply).forEach(rulings::print);
        }
    }

    private void begin(ExplainedCycle cycle) {
        if (cycle.cycle().firstPly() > 0) {
            page.board(page.say(Words.BOARD_AT_CYCLE, cycle.number()), cycle.board());
        }
        page.heading(page.say(Words.CYCLE_BEGINS, cycle.number()));
    }

    private void print(ExplainedMove move) {
        boolean red = move.turn().side() == Pieces.RED;
        String side = Columns.padded(page.terms().side(move.turn().side()), 6);
        String round = String.format("%4d ", move.turn().round());
        String line = round
                + (red ? page.ink().red(side) : side)
                + Columns.padded(move.chinese(), 10)
                + Columns.padded(move.wxf(), 7)
                + Columns.padded(move.iccs(), 6)
                + String.join(page.pick(", ", "，"), remarks(move));
        page.line(line.stripTrailing());
        details(move).forEach(detail -> page.paragraph(DETAILS_INDENT, detail));
    }

    private List<String> remarks(ExplainedMove move) {
        List<String> remarks = new ArrayList<>();
        if (move.captured() != Pieces.EMPTY) {
            remarks.add(page.say(Words.TAKES, page.terms().kind(move.captured())));
        }
        boolean last = move.turn().ply() == game.moves().size() - 1;
        Outcome outcome = last ? game.end().outcome() : Outcome.OPEN;
        if (outcome != Outcome.OPEN) {
            remarks.add(page.say(outcome == Outcome.CHECKMATE ? Words.MATE : Words.STALEMATE));
        } else if (move.check() && !isCalledCheck(move.turn().ply())) {
            remarks.add(page.say(Words.CHECK));
        }
        remarks.addAll(classes(move.turn().ply()));
        game.end().ambiguityAt(move.turn().ply()).ifPresent(ambiguity -> remarks.add(settled(move, ambiguity)));
        return remarks;
    }

    private boolean isCalledCheck(int ply) {
        return game.cycles().stream()
                .flatMap(cycle -> cycle.at(ply).stream())
                .anyMatch(move -> move.moveClass() == MoveClass.CHECK);
    }

    /** The classes, where cycles overlap each once; in a first run with the article. */
    private List<String> classes(int ply) {
        Map<String, String> articles = new LinkedHashMap<>();
        for (ExplainedCycle cycle : game.cycles()) {
            cycle.at(ply).ifPresent(move -> {
                String article =
                        page.say(Words.ARTICLE_SHORT, move.name().article().number());
                String shown = cycle.isInFirstRun(ply) ? " [" + article + "]" : "";
                articles.merge(page.terms().moveClass(move.moveClass()), shown, MovesText::longer);
            });
        }
        return articles.entrySet().stream()
                .map(named -> named.getKey() + named.getValue())
                .toList();
    }

    private static String longer(String one, String other) {
        return other.length() > one.length() ? other : one;
    }

    private Set<String> details(ExplainedMove move) {
        Set<String> details = new LinkedHashSet<>();
        for (ExplainedCycle cycle : game.cycles()) {
            int ply = move.turn().ply();
            if (cycle.isInFirstRun(ply)) {
                cycle.at(ply).orElseThrow().threats().forEach(threat -> details.add(detail(threat)));
            }
        }
        return details;
    }

    private String detail(ExplainedThreat threat) {
        return page.say(
                Words.THREAT,
                page.terms().placed(threat.by()),
                page.terms().placed(threat.target()),
                page.terms().how(threat.how()),
                page.terms().root(threat.root()));
    }

    private String settled(ExplainedMove move, Ambiguity ambiguity) {
        if (!ambiguity.isSettled()) {
            return page.say(Words.AMBIGUOUS_OPEN, ambiguity.readings());
        }
        ExplainedMove by = game.moves().get(ambiguity.settledBy());
        return page.say(
                Words.AMBIGUOUS_SETTLED,
                SafeText.of(move.written()),
                ambiguity.readings(),
                page.terms().turn(by.turn()) + page.pick(" " + by.wxf(), "“" + by.chinese() + "”"));
    }
}
