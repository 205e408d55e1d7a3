package org.qipu.pipeline.audit;

import java.util.List;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.title.PlayerText;
import org.qipu.pipeline.player.PlayerIds;

/**
 * What is known of a game: what the fields of its record state and, only where they state nothing, what its title or the
 * name of its file says for sure.
 *
 * @param event the event
 * @param date the date, for {@link org.qipu.parsers.record.DateText}
 * @param round the round
 * @param red Red
 * @param black Black
 * @param redText Red as written where he stands; what his field holds when nobody is named
 * @param blackText Black as written, likewise
 * @param redTeam Red's team as the record's field for it states it, else as it stands before the name
 * @param blackTeam Black's team, likewise
 * @param result the result
 * @param sayings the texts that were looked at
 */
public record Known(
        Value<String> event,
        Value<String> date,
        Value<String> round,
        Value<PlayerText> red,
        Value<PlayerText> black,
        String redText,
        String blackText,
        String redTeam,
        String blackTeam,
        Value<GameResult> result,
        List<Saying> sayings) {
    /** Nothing is known, for want of asking. */
    public static final Known NOTHING = new Known(
            Value.none(""),
            Value.none(""),
            Value.none(""),
            Value.none(PlayerText.NONE),
            Value.none(PlayerText.NONE),
            "",
            "",
            "",
            "",
            Value.none(GameResult.UNKNOWN),
            List.of());

    /** Copies the list. */
    public Known {
        sayings = List.copyOf(sayings);
    }

    /** Red, where the record's own field names him. */
    Value<PlayerText> statedRed() {
        return stated(red);
    }

    /** Black, likewise. */
    Value<PlayerText> statedBlack() {
        return stated(black);
    }

    private static Value<PlayerText> stated(Value<PlayerText> player) {
        boolean stated = player.source().filter(ValueSource.TAG::equals).isPresent();
        return stated ? player : Value.none(PlayerText.NONE);
    }

    /** Red's team in the record's field for it, else wherever it stands beside the name; null when none is sure. */
    public String redTeam(PlayerIds players) {
        return team(redTeam, red, players);
    }

    /** Black's team, likewise. */
    public String blackTeam(PlayerIds players) {
        return team(blackTeam, black, players);
    }

    private static String team(String stated, Value<PlayerText> player, PlayerIds players) {
        String team = stated.isEmpty() ? players.of(player.value()).team() : stated;
        return team.isEmpty() ? null : team;
    }

    /** Whether both players are known by name. */
    boolean namesBoth() {
        return red.isKnown() && black.isKnown();
    }
}
