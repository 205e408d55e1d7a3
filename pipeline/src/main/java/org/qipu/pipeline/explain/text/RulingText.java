package org.qipu.pipeline.explain.text;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.qipu.parsers.record.GameResult;
import org.qipu.pipeline.explain.CycleMove;
import org.qipu.pipeline.explain.CycleRuling;
import org.qipu.pipeline.explain.ExplainedCycle;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.Demand;
import org.qipu.rules.adjudication.Evidence;
import org.qipu.rules.adjudication.Ruling;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.repetition.LongRun;

/** A cycle with the rulings on it. */
final class RulingText {
    private final Page page;
    private final GameResult recorded;

    RulingText(Page page, GameResult recorded) {
        this.page = page;
        this.recorded = recorded;
    }

    void print(ExplainedCycle cycle) {
        page.heading(page.say(
                cycle.cycle() instanceof LongRun ? Words.LONG_RUN : Words.CYCLE,
                cycle.number(),
                cycle.cycle().plies(),
                page.terms().turn(cycle.first()),
                page.terms().turn(cycle.last()),
                cycle.cycle().occurrences()));
        page.paragraph(2, classes(cycle, Pieces.RED));
        page.paragraph(2, classes(cycle, Pieces.BLACK));
        cycle.rulings().forEach(ruling -> print(ruling, cycle));
        page.line("  " + page.say(Words.ARTICLES));
        articles(cycle).forEach(article -> page.paragraph(4, article));
        page.blank();
    }

    /** The ruling in a few words. */
    String inShort(Ruling ruling) {
        return switch (ruling) {
            case RED_LOSES -> page.say(Words.RULING_LOSES, page.terms().side(Pieces.RED));
            case BLACK_LOSES -> page.say(Words.RULING_LOSES, page.terms().side(Pieces.BLACK));
            case DRAW -> page.say(Words.RULING_DRAW);
            case UNDECIDED -> page.say(Words.RULING_UNDECIDED);
            case NONE -> page.say(Words.RULING_NONE);
        };
    }

    /** Who had to change and whether he did, and what follows for the recorded result. */
    String consequence(CycleRuling ruling) {
        return switch (ruling.outcome()) {
            case OVER_BEFORE -> page.say(Words.OVER_BEFORE);
            case LOST -> duty(ruling, lost(ruling), Words.DUTY_LOST) + comparison(ruling, Words.DIFFERS);
            case LOST_IF_CLAIMED ->
                duty(ruling, Words.DUTY_CLAIMABLE, Words.DUTY_CLAIMABLE) + comparison(ruling, Words.NOT_CLAIMED);
            case STOPPED_IN_LOOP ->
                duty(ruling, Words.DUTY_STOPPED, Words.DUTY_OPEN) + comparison(ruling, Words.STOPPED);
            case LEFT_IN_TIME -> duty(ruling, Words.DUTY_HEEDED, Words.DUTY_HEEDED) + page.say(Words.CHANGED);
            case CARRIED_ON -> duty(ruling, Words.DUTY_CARRIED_ON, Words.DUTY_CARRIED_ON);
            case DRAW_AT_END -> comparison(ruling, Words.DIFFERS);
            case DRAW_PASSED_BY -> page.say(Words.DRAW_TO_BE_HAD, recorded.id());
            case NOTHING_FOLLOWS ->
                duty(ruling, Words.DUTY_CUT_OFF, Words.DUTY_CUT_OFF) + page.say(Words.CANNOT_TELL, recorded.id());
        };
    }

    /** Where the occurrence that brings the duty to change has lost already, there was no duty to neglect. */
    private static Words lost(CycleRuling ruling) {
        Demand demand = ruling.rulebook().demand();
        int side = ruling.verdict().obligation().orElseThrow().side();
        int lostAt = demand.lostAt(ruling.evidence().conduct(side));
        return lostAt > demand.changeAt() ? Words.DUTY_IGNORED : Words.DUTY_LOST;
    }

    private String comparison(CycleRuling ruling, Words differs) {
        return switch (ruling.comparison()) {
            case AGREES -> page.say(Words.AGREES, recorded.id());
            case DIFFERS -> page.say(differs, recorded.id());
            case NO_RECORDED_RESULT -> page.say(Words.NOT_RECORDED);
            case NOTHING_TO_COMPARE -> page.say(Words.CANNOT_TELL, recorded.id());
        };
    }

    /** What became of the duty to change, if there was one; {@code open} is for a duty that begins after the cycle. */
    private String duty(CycleRuling ruling, Words within, Words open) {
        return ruling.duty()
                .map(from -> {
                    boolean begun = from.ply() < ruling.evidence().cycle().endPly();
                    String side = page.terms().side(from.side());
                    return page.say(begun ? within : open, side, page.terms().turn(from)) + page.pick(" ", "");
                })
                .orElse("");
    }

    private String classes(ExplainedCycle cycle, int side) {
        String names = cycle.moves().stream()
                .filter(move -> move.side() == side)
                .map(move -> page.terms().moveClass(move.moveClass()))
                .collect(Collectors.joining(page.pick(", ", "、")));
        return page.say(Words.CLASSES, page.terms().side(side), names);
    }

    private void print(CycleRuling ruling, ExplainedCycle cycle) {
        Ruling said = ruling.verdict().ruling();
        String name = page.pick(ruling.rulebook().nameEn(), ruling.rulebook().nameZh());
        String verdict = page.ink().bold(inShort(said));
        page.line("  " + name + page.pick(": ", "：") + verdict);
        page.paragraph(4, reason(ruling));
        ruling.verdict().article().ifPresent(article -> page.paragraph(4, article(Words.RULING_ARTICLE, article)));
        page.paragraph(
                4,
                page.say(Words.CONFIDENCE, page.terms().grade(ruling.verdict().confidence())));
        page.paragraph(4, consequence(ruling));
    }

    private String reason(CycleRuling ruling) {
        Evidence evidence = ruling.evidence();
        String conducts = page.say(
                Words.REASON,
                page.terms().side(Pieces.RED),
                page.terms().conduct(evidence.red()),
                page.terms().side(Pieces.BLACK),
                page.terms().conduct(evidence.black()));
        return ruling.verdict().ruling() == Ruling.UNDECIDED
                ? conducts + page.pick(" ", "") + page.say(Words.REASON_BOUND)
                : conducts;
    }

    private Set<String> articles(ExplainedCycle cycle) {
        Set<String> articles = new LinkedHashSet<>();
        for (CycleMove move : cycle.moves()) {
            articles.add(article(Words.ARTICLE, move.name().article()));
        }
        return articles;
    }

    private String article(Words words, Article article) {
        String text = page.pick(article.textEn(), article.textZh());
        return page.say(words, article.number(), page.terms().grade(article.grade()), text);
    }
}
