package org.qipu.pipeline.explain.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.qipu.parsers.record.DateText;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.Origin;
import org.qipu.pipeline.explain.ExplainedGame;
import org.qipu.pipeline.policy.Basis;
import org.qipu.pipeline.policy.HouseRule;
import org.qipu.pipeline.policy.InForce;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Setup;

/** What the record says of the game, where it stands, and what it is judged by. */
final class HeadingText {
    private final Page page;

    HeadingText(Page page) {
        this.page = page;
    }

    void print(ExplainedGame game) {
        GameHeader header = game.header();
        stated(Words.EVENT, header.event());
        if (!header.title().equals(header.event())) {
            stated(Words.TITLE, header.title());
        }
        stated(Words.SITE, header.site());
        stated(Words.DATE, header.date());
        stated(Words.ROUND, header.round());
        page.field(Words.RED, player(header.red(), header.redTeam()));
        page.field(Words.BLACK, player(header.black(), header.blackTeam()));
        page.field(Words.RESULT, result(game));
        stated(Words.TERMINATION, header.termination());
        start(game);
        int variations = game.record().variations();
        String more = variations == 0 ? "" : page.say(Words.VARIATIONS, variations);
        page.field(Words.SOURCE, source(game.origin()) + more);
        rules(game);
    }

    /** Where a record stands. */
    String source(Origin origin) {
        List<String> how = new ArrayList<>();
        how.add(origin.format());
        how.add(origin.encoding());
        how.removeIf(String::isEmpty);
        String named = SafeText.of(origin.source());
        String as = how.isEmpty() ? page.say(Words.NO_FORMAT) : String.join(", ", how);
        return page.say(Words.RECORD, named, origin.recordNumber(), as);
    }

    private void stated(Words label, String text) {
        if (!text.isEmpty()) {
            page.field(label, SafeText.of(text));
        }
    }

    private String player(String name, String team) {
        String shown = name.isEmpty() ? page.say(Words.NOT_STATED) : SafeText.of(name);
        return team.isEmpty() ? shown : shown + page.pick(" (", "（") + SafeText.of(team) + page.pick(")", "）");
    }

    private String result(ExplainedGame game) {
        String written = game.header().result();
        if (written.isEmpty()) {
            return page.say(Words.RESULT_MISSING);
        }
        GameResult result = game.result();
        boolean plain = written.equals(result.id());
        return page.say(
                plain ? Words.RESULT_READ : Words.RESULT_WRITTEN,
                result.id(),
                page.terms().result(result),
                SafeText.of(written));
    }

    private void start(ExplainedGame game) {
        if (game.beginsAtTheBeginning()) {
            return;
        }
        page.field(
                Words.START,
                game.start()
                        .map(this::start)
                        .orElseGet(() -> page.say(
                                Words.START_UNREADABLE,
                                SafeText.of(game.record().startFen()))));
    }

    private String start(Setup setup) {
        String toMove = page.say(Words.TO_MOVE, page.terms().side(setup.sideToMove()));
        return Fen.write(setup) + page.pick("; ", "；") + toMove;
    }

    /** The rulebooks and why these, then the rules that the event adds. */
    private void rules(ExplainedGame game) {
        InForce rules = game.rules();
        page.field(Words.RULES, chosen(game));
        for (HouseRule rule : rules.houseRules()) {
            page.continued(page.say(Words.HOUSE_RULE, page.pick(rule.english(), rule.chinese())));
        }
    }

    private String chosen(ExplainedGame game) {
        List<String> ids = game.rules().rulebooks();
        Basis basis = game.rules().basis();
        String year = year(game.header().date());
        int leading = basis == Basis.OPTION ? ids.size() : 1;
        String why = page.say(why(basis, year), names(ids.subList(0, leading)), year);
        List<String> others = ids.subList(leading, ids.size());
        if (!others.isEmpty()) {
            return why + page.say(Words.RULES_BESIDE, names(others));
        }
        return basis == Basis.OPTION ? why : why + page.say(Words.RULES_OTHERS);
    }

    private static Words why(Basis basis, String year) {
        return switch (basis) {
            case OPTION -> Words.RULES_NAMED;
            case EVENT -> Words.RULES_BY_EVENT;
            case DATE -> Words.RULES_BY_DATE;
            case SUBSTITUTE -> year.isEmpty() ? Words.RULES_STAND_IN : Words.RULES_STAND_IN_FOR;
            case DEFAULT -> Words.RULES_DEFAULT;
        };
    }

    /** The year of a date as written, empty when it does not surely tell. */
    private static String year(String date) {
        String iso = DateText.iso(date);
        return iso.isEmpty() ? "" : iso.substring(0, 4);
    }

    private String names(List<String> ids) {
        return ids.stream().map(id -> name(Rulebooks.of(id))).collect(Collectors.joining(page.pick("; ", "；")));
    }

    private String name(Rulebook rulebook) {
        return page.pick(rulebook.nameEn() + " (", rulebook.nameZh() + "（") + rulebook.id() + page.pick(")", "）");
    }
}
