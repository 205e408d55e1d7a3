package org.qipu.pipeline.explain.text;

import java.util.List;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.Reject;
import org.qipu.pipeline.explain.CycleRuling;
import org.qipu.pipeline.explain.Explained;
import org.qipu.pipeline.explain.ExplainedCycle;
import org.qipu.pipeline.explain.ExplainedGame;
import org.qipu.pipeline.explain.ExplainedReject;
import org.qipu.pipeline.explain.Language;
import org.qipu.pipeline.table.FindingRow;

/** An explained record as text. */
public final class ExplanationText {
    private final Language language;
    private final Ink ink;

    /** Text in a language, coloured or not. */
    public ExplanationText(Language language, Ink ink) {
        this.language = language;
        this.ink = ink;
    }

    /** The text, with a line break at its end. */
    public String of(Explained explained) {
        Page page = new Page(language, ink);
        if (explained instanceof ExplainedGame game) {
            game(page, game);
        } else {
            reject(page, ((ExplainedReject) explained).reject());
        }
        return page.toString();
    }

    private static void game(Page page, ExplainedGame game) {
        new HeadingText(page).print(game);
        String ending = new EndText(page).of(game);
        inShort(page, game, ending);
        game.start().ifPresent(start -> page.board(page.say(Words.BOARD_AT_START), start));
        if (!game.moves().isEmpty()) {
            new MovesText(page, game).print();
            game.end().board().ifPresent(board -> page.board(page.say(Words.BOARD_AT_END), board));
        }
        page.blank();
        page.paragraph(0, ending);
        findings(page, game.findings());
        issues(page, game.record().issues());
    }

    private static void inShort(Page page, ExplainedGame game, String ending) {
        page.heading(page.say(Words.IN_SHORT));
        page.paragraph(2, ending);
        if (game.cycles().isEmpty()) {
            int fold = game.rules().repetitionFold();
            page.paragraph(2, fold <= 3 ? page.say(Words.NO_CYCLE) : page.say(Words.NO_CYCLE_OF, fold));
        }
        RulingText rulings = new RulingText(page, game.result());
        for (ExplainedCycle cycle : game.cycles()) {
            cycle.rulings().forEach(ruling -> page.paragraph(2, inShort(page, cycle, ruling, rulings)));
        }
        page.paragraph(2, page.say(Words.FINDINGS_SHORT, game.findings().size()));
    }

    /** The ruling; where it is the only one, with what follows from it. */
    private static String inShort(Page page, ExplainedCycle cycle, CycleRuling ruling, RulingText rulings) {
        String said = page.say(
                Words.CYCLE_SHORT,
                cycle.number(),
                page.terms().turn(cycle.first()),
                page.terms().turn(cycle.last()),
                ruling.rulebook().id(),
                rulings.inShort(ruling.verdict().ruling()));
        return cycle.rulings().size() > 1 ? said : said + page.pick(" ", "") + rulings.consequence(ruling);
    }

    private static void findings(Page page, List<FindingRow> findings) {
        page.heading(page.say(Words.FINDINGS));
        if (findings.isEmpty()) {
            page.line("  " + page.say(Words.NONE));
        }
        for (FindingRow finding : findings) {
            String rule = finding.article() == null
                    ? ""
                    : " [" + finding.article() + ", " + page.terms().grade(finding.confidence()) + "]";
            String message = SafeText.shown(page.pick(finding.messageEn(), finding.messageZh()));
            page.paragraph(
                    2, page.terms().severity(finding.severity()) + " · " + finding.kind() + " · " + message + rule);
        }
    }

    private static void issues(Page page, List<ParseIssue> issues) {
        if (issues.isEmpty()) {
            return;
        }
        page.heading(page.say(Words.ODDITIES));
        for (ParseIssue issue : issues) {
            page.paragraph(
                    2,
                    page.say(
                                    Words.REJECT_DETAIL,
                                    page.terms().issue(issue.kind()),
                                    issue.kind().id(),
                                    issue.byteOffset())
                            + (issue.text().isEmpty() ? "" : page.pick(": ", "：") + SafeText.of(issue.text())));
        }
    }

    private static void reject(Page page, Reject reject) {
        page.field(Words.SOURCE, new HeadingText(page).source(reject.origin()));
        page.heading(page.say(Words.REJECTED, page.terms().reject(reject.code())));
        page.paragraph(
                2,
                page.say(
                        Words.REJECT_DETAIL,
                        SafeText.of(reject.message()),
                        reject.code().id(),
                        reject.byteOffset()));
        if (!reject.excerpt().isEmpty()) {
            page.paragraph(2, page.say(Words.REJECT_EXCERPT, SafeText.of(reject.excerpt())));
        }
    }
}
