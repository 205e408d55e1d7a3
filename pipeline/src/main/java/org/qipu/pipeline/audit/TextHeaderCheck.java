package org.qipu.pipeline.audit;

import java.util.List;
import java.util.Optional;
import org.qipu.parsers.record.DateText;
import org.qipu.parsers.title.PlayerText;
import org.qipu.parsers.title.TitleFacts;

/** The title, the event or the file's name names other players, or another date, than the fields of the record. */
final class TextHeaderCheck implements GameCheck {
    private static final int YEAR = 4;
    private static final int YEAR_AND_MONTH = 7;

    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        Known known = game.known();
        PlayerText red = known.statedRed().value();
        PlayerText black = known.statedBlack().value();
        boolean stated = known.statedRed().isKnown() && known.statedBlack().isKnown();
        if (stated) {
            first(known, saying -> players(saying, red, black)).ifPresent(findings::add);
        }
        boolean dated = known.date().source().filter(ValueSource.TAG::equals).isPresent();
        if (dated) {
            String date = DateText.iso(known.date().value());
            first(known, saying -> date(saying, date)).ifPresent(findings::add);
        }
    }

    private interface Reading {
        Optional<Finding> of(Saying saying);
    }

    private static Optional<Finding> first(Known known, Reading reading) {
        for (Saying saying : known.sayings()) {
            Optional<Finding> finding = reading.of(saying);
            if (finding.isPresent()) {
                return finding;
            }
        }
        return Optional.empty();
    }

    private static Optional<Finding> players(Saying saying, PlayerText red, PlayerText black) {
        if (isSaid(saying.text(), red, black)) {
            return Optional.empty();
        }
        TitleFacts facts = saying.game();
        boolean agrees = !facts.namesBoth()
                || NameMatch.mayBeSame(red, facts.red()) && NameMatch.mayBeSame(black, facts.black());
        if (agrees) {
            return Optional.empty();
        }
        boolean reversed = NameMatch.mayBeSame(red, facts.black()) && NameMatch.mayBeSame(black, facts.red());
        ValueSource where = saying.source();
        String said = "The " + where.english() + " names " + facts.red().text() + " as Red and "
                + facts.black().text() + " as Black";
        String saidZh = where.chinese() + "称红方" + facts.red().text() + "、黑方"
                + facts.black().text();
        String stated = red.text() + " as Red and " + black.text() + " as Black";
        String statedZh = "红方" + red.text() + "、黑方" + black.text();
        return Optional.of(Finding.of(
                FindingKind.TEXT_CONTRADICTS_HEADER,
                said + "; the fields of the record " + (reversed ? "have the colours changed: " : "state ") + stated
                        + ".",
                saidZh + "，而棋谱字段" + (reversed ? "红黑相反：" : "为") + statedZh + "。"));
    }

    /** Most titles name the players as the record does, Red first; then there is no need to read more. */
    private static boolean isSaid(String text, PlayerText red, PlayerText black) {
        int at = text.indexOf(red.name());
        boolean redFirst = at >= 0 && text.indexOf(black.name(), at + red.name().length()) >= 0;
        boolean marked = text.indexOf('先') >= 0 && (text.indexOf('(') >= 0 || text.indexOf('（') >= 0);
        return redFirst && !marked;
    }

    private static Optional<Finding> date(Saying saying, String stated) {
        String written = stated.isEmpty() || !hasYear(saying.text()) ? "" : TitleFacts.dateOf(saying.text());
        String said = DateText.iso(written);
        if (said.isEmpty() || agree(said, stated)) {
            return Optional.empty();
        }
        ValueSource where = saying.source();
        return Optional.of(Finding.of(
                FindingKind.TEXT_CONTRADICTS_HEADER,
                "The " + where.english() + " says " + said + " (" + written + "); the date of the record is " + stated
                        + ".",
                where.chinese() + "所记日期为" + said + "（" + written + "），而棋谱日期为" + stated + "。"));
    }

    /**
     * Whether two dates may mean the same, as far as both are known. A year alone is often that of the event, which may
     * begin in one and end in the next.
     */
    private static boolean agree(String said, String stated) {
        int common = Math.min(said.length(), stated.length());
        if (said.regionMatches(0, stated, 0, common)) {
            return true;
        }
        int years = Integer.parseInt(said, 0, YEAR, 10) - Integer.parseInt(stated, 0, YEAR, 10);
        return said.length() < YEAR_AND_MONTH && Math.abs(years) <= 1;
    }

    private static boolean hasYear(String text) {
        int digits = 0;
        for (int i = 0; i < text.length(); i++) {
            digits = Character.isDigit(text.charAt(i)) ? digits + 1 : 0;
            if (digits == YEAR) {
                return true;
            }
        }
        return false;
    }
}
