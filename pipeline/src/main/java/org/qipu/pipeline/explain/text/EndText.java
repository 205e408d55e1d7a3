package org.qipu.pipeline.explain.text;

import org.qipu.pipeline.explain.ExplainedGame;
import org.qipu.pipeline.explain.ReplayEnd;
import org.qipu.rules.board.IllegalMove;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.Ending;
import org.qipu.rules.game.Outcome;

/** How the replay ended, in sentences. */
final class EndText {
    private final Page page;

    EndText(Page page) {
        this.page = page;
    }

    /** How the replay ended, and how much of the record that is. */
    String of(ExplainedGame game) {
        return ending(game.end())
                + page.pick(" ", "")
                + page.say(Words.REPLAYED, game.moves().size(), game.end().plies());
    }

    private String ending(ReplayEnd end) {
        return switch (end.ending()) {
            case OPEN -> page.say(Words.END_OPEN);
            case CHECKMATE, STALEMATE -> lost(end);
            case ILLEGAL_MOVE -> illegal(end);
            case UNREADABLE_MOVE -> stopped(Words.END_UNREADABLE, end);
            case AMBIGUOUS_MOVE -> stopped(Words.END_AMBIGUOUS, end);
            case MOVES_AFTER_END -> stopped(Words.END_AFTER, end);
            case UNUSABLE_START -> page.say(Words.END_START);
            case TOO_MANY_PLIES -> stopped(Words.END_TOO_MANY_PLIES, end);
            case TOO_MANY_READINGS -> stopped(Words.END_TOO_MANY_READINGS, end);
        };
    }

    private String lost(ReplayEnd end) {
        Setup board = end.board().orElseThrow();
        boolean mate = end.outcome() == Outcome.CHECKMATE;
        return page.say(
                mate ? Words.END_CHECKMATE : Words.END_STALEMATE, page.terms().side(board.sideToMove()));
    }

    private String illegal(ReplayEnd end) {
        ReplayEnd.Stop stop = end.stop().orElseThrow();
        IllegalMove why = stop.why().orElseThrow();
        return page.say(
                Words.END_ILLEGAL,
                page.terms().turn(stop.turn()),
                written(stop),
                page.pick(why.english(), why.chinese()),
                why.article());
    }

    /** The text; for readers of English in WXF notation too. */
    private String written(ReplayEnd.Stop stop) {
        String text = SafeText.of(stop.written());
        return page.pick(stop.wxf().map(wxf -> text + " (" + wxf + ")").orElse(text), text);
    }

    private String stopped(Words words, ReplayEnd end) {
        ReplayEnd.Stop stop = end.stop().orElseThrow();
        String before = end.ending() == Ending.MOVES_AFTER_END ? lost(end) : "";
        return page.say(words, page.terms().turn(stop.turn()), written(stop), before);
    }
}
