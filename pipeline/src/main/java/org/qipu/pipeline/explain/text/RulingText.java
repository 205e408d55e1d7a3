package org.qipu.pipeline.explain.text;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.qipu.parsers.record.GameResult;
import org.qipu.pipeline.explain.Comparison;
import org.qipu.pipeline.explain.CycleMove;
import org.qipu.pipeline.explain.CycleRuling;
import org.qipu.pipeline.explain.ExplainedCycle;
import org.qipu.pipeline.explain.Turn;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.Evidence;
import org.qipu.rules.adjudication.Obligation;
import org.qipu.rules.adjudication.Ruling;
import org.qipu.rules.board.Pieces;

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
                Words.CYCLE,
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
        String comparison = comparison(ruling.comparison());
        return ruling.verdict()
                .obligation()
                .map(duty -> duty(duty, ruling) + page.pick(" ", "") + comparison)
                .orElse(comparison);
    }

    private String comparison(Comparison comparison) {
        return switch (comparison) {
            case AGREES -> page.say(Words.AGREES, recorded.id());
            case CONTRADICTS -> page.say(Words.CONTRADICTS, recorded.id());
            case CHANGED_IN_TIME -> page.say(Words.CHANGED);
            case STOPPED_BEFORE_THE_DUTY -> page.say(Words.STOPPED, recorded.id());
            case DRAW_WAS_TO_BE_HAD -> page.say(Words.DRAW_TO_BE_HAD, recorded.id());
            case NO_RECORDED_RESULT -> page.say(Words.NOT_RECORDED);
            case UNDECIDED -> page.say(Words.CANNOT_TELL, recorded.id());
        };
    }

    private String duty(Obligation duty, CycleRuling ruling) {
        String side = page.terms().side(duty.side());
        Turn from = ruling.duty().orElseThrow();
        boolean open = !duty.heeded() && ruling.evidence().cycle().occurrences() == 3;
        return open
                ? page.say(Words.DUTY_OPEN, side)
                : page.say(
                        duty.heeded() ? Words.DUTY_HEEDED : Words.DUTY_IGNORED,
                        side,
                        page.terms().turn(from));
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
