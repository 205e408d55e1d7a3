package org.qipu.pipeline.audit;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.ResultText;
import org.qipu.parsers.title.PlayerText;
import org.qipu.parsers.title.TitleFacts;
import org.qipu.pipeline.player.Nobody;

/** Finds out what is known of a game: fields first, then the title, then the name of the file. Nothing stated is replaced. */
public final class KnownReader {
    private final GameHeader header;
    private final List<Saying> sayings;
    private final Value<PlayerText> statedRed;
    private final Value<PlayerText> statedBlack;

    private KnownReader(GameRecord record, boolean sole) {
        header = record.header();
        sayings = Saying.of(record, sole);
        statedRed = stated(header.red());
        statedBlack = stated(header.black());
    }

    /**
     * What is known of a record's game.
     *
     * @param sole whether the record is the only one of its file, whose name then speaks of it
     */
    public static Known of(GameRecord record, boolean sole) {
        return new KnownReader(record, sole).read();
    }

    private Known read() {
        Optional<Saying> players = statedRed.isKnown() && statedBlack.isKnown() ? Optional.empty() : namingPlayers();
        Value<PlayerText> red = statedRed.isKnown() ? statedRed : player(players, TitleFacts::red);
        Value<PlayerText> black = statedBlack.isKnown() ? statedBlack : player(players, TitleFacts::black);
        return new Known(
                event(),
                date(),
                round(),
                red,
                black,
                red.isKnown() ? red.value().text() : header.red(),
                black.isKnown() ? black.value().text() : header.black(),
                header.redTeam().isEmpty() ? red.value().team() : header.redTeam(),
                header.blackTeam().isEmpty() ? black.value().team() : header.blackTeam(),
                result(),
                sayings);
    }

    private static Value<PlayerText> stated(String text) {
        return Nobody.isNamedBy(text) ? Value.none(PlayerText.NONE) : Value.in(ValueSource.TAG, PlayerText.of(text));
    }

    /** The first text that names both players, if it agrees with the one that the record states. */
    private Optional<Saying> namingPlayers() {
        return sayings.stream()
                .filter(saying -> saying.game().namesBoth())
                .findFirst()
                .filter(saying -> agrees(statedRed, saying.game().red())
                        && agrees(statedBlack, saying.game().black()));
    }

    static boolean agrees(Value<PlayerText> stated, PlayerText said) {
        return !stated.isKnown() || NameMatch.mayBeSame(stated.value(), said);
    }

    private static Value<PlayerText> player(Optional<Saying> saying, Function<TitleFacts, PlayerText> which) {
        return saying.map(said -> Value.in(said.source(), which.apply(said.game())))
                .orElse(Value.none(PlayerText.NONE));
    }

    private Value<String> event() {
        boolean stated = !Identities.event(header.event()).isEmpty();
        return stated ? Value.in(ValueSource.TAG, header.event()) : said(TitleFacts::event, header.event());
    }

    private Value<String> date() {
        boolean stated = header.date().chars().anyMatch(Character::isLetterOrDigit);
        return stated ? Value.in(ValueSource.TAG, header.date()) : said(TitleFacts::date, header.date());
    }

    /** Rounds are missing in most records: only a text that may name one is read for it. */
    private Value<String> round() {
        boolean stated = header.round().chars().anyMatch(Character::isLetterOrDigit);
        if (stated) {
            return Value.in(ValueSource.TAG, header.round());
        }
        boolean mayBeSaid = sayings.stream().map(Saying::text).anyMatch(TitleFacts::mayNameRound);
        return mayBeSaid ? said(TitleFacts::round, header.round()) : Value.none(header.round());
    }

    private Value<String> said(Function<TitleFacts, String> which, String written) {
        for (Saying saying : sayings) {
            String value = which.apply(saying.facts());
            if (!value.isEmpty()) {
                return Value.in(saying.source(), value);
            }
        }
        return Value.none(written);
    }

    /** A result that cannot be read is stated all the same, and one behind the moves contradicts another in the title. */
    private Value<GameResult> result() {
        GameResult stated = ResultText.of(header.result());
        if (stated != GameResult.UNKNOWN) {
            return Value.in(ValueSource.TAG, stated);
        }
        if (!header.result().isEmpty() && !ResultText.isResult(header.result())) {
            return Value.none(GameResult.UNKNOWN);
        }
        GameResult closing = ResultText.of(header.terminator());
        for (Saying saying : sayings) {
            GameResult said = SaidResult.of(saying, header, statedRed, statedBlack)
                    .map(SaidResult::result)
                    .orElse(GameResult.UNKNOWN);
            if (said != GameResult.UNKNOWN) {
                boolean agrees = closing == GameResult.UNKNOWN || closing == said;
                return agrees ? Value.in(saying.source(), said) : Value.none(GameResult.UNKNOWN);
            }
        }
        return Value.none(GameResult.UNKNOWN);
    }
}
