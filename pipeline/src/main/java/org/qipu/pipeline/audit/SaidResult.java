package org.qipu.pipeline.audit;

import java.util.Optional;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.TitleResult;
import org.qipu.parsers.title.PlayerText;
import org.qipu.parsers.title.TitleFacts;

/**
 * The result that a text beside the fields states of the game of a record.
 *
 * @param result the result
 * @param matched the words that state it
 */
record SaidResult(GameResult result, String matched) {
    /**
     * The result that a text states; empty when it states none, or states that of other players.
     *
     * @param red Red as the record states it
     * @param black Black, likewise
     */
    static Optional<SaidResult> of(Saying saying, GameHeader header, Value<PlayerText> red, Value<PlayerText> black) {
        TitleFacts facts = saying.game();
        if (facts.result() == GameResult.UNKNOWN) {
            return TitleResult.of(saying.text(), header.red(), header.black())
                    .map(title -> new SaidResult(title.result(), title.matched()));
        }
        boolean comparable = facts.namesBoth() && red.isKnown() && black.isKnown();
        if (!comparable || KnownReader.agrees(red, facts.red()) && KnownReader.agrees(black, facts.black())) {
            return Optional.of(new SaidResult(facts.result(), facts.matched()));
        }
        boolean reversed = KnownReader.agrees(red, facts.black()) && KnownReader.agrees(black, facts.red());
        return reversed ? Optional.of(new SaidResult(facts.result().mirrored(), facts.matched())) : Optional.empty();
    }
}
