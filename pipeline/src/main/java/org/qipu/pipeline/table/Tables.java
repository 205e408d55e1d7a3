package org.qipu.pipeline.table;

import java.util.List;

/** Every table of the warehouse. */
public final class Tables {
    public static final Table<GameRow> GAMES = Table.of("games", "A record that was read as a game", GameRow.class);
    public static final Table<FindingRow> FINDINGS =
            Table.of("findings", "One thing to look at in a game", FindingRow.class);
    public static final Table<RepetitionRow> REPETITIONS =
            Table.of("repetitions", "A loop of a game as one rulebook judges it", RepetitionRow.class);
    public static final Table<RejectRow> REJECTS =
            Table.of("rejects", "A record, or a whole source, that could not be used", RejectRow.class);
    public static final Table<SourceRow> SOURCES = Table.of("sources", "An input file", SourceRow.class);
    public static final Table<PlayerRow> PLAYERS =
            Table.of("players", "A player, over the games that repeat no other", PlayerRow.class);
    public static final Table<EventRow> EVENTS =
            Table.of("events", "An event, over the games that repeat no other", EventRow.class);
    public static final Table<RatingInputRow> RATING_INPUTS = Table.of(
            "rating_inputs",
            "A game as an input of a rating, as recorded or as audited, or why it is none",
            RatingInputRow.class);
    public static final Table<StandingRow> STANDINGS =
            Table.of("standings", "A player or team in an event, as recorded and as audited", StandingRow.class);
    public static final Table<StandingChangeRow> STANDING_CHANGES = Table.of(
            "standing_changes", "A player or team whose place the audited results change", StandingChangeRow.class);
    public static final Table<EventFormatRow> EVENT_FORMATS = Table.of(
            "event_formats",
            "An event of three games and three players or more, with its format, or why it has no standings",
            EventFormatRow.class);

    public static final Table<AliasSuggestionRow> ALIAS_SUGGESTIONS = Table.of(
            "alias_suggestions",
            "Two ids that are likely one player, for the user to decide",
            AliasSuggestionRow.class);

    /** All tables, in the order in which they are published. */
    public static final List<Table<?>> ALL = List.of(
            GAMES,
            FINDINGS,
            REPETITIONS,
            REJECTS,
            SOURCES,
            PLAYERS,
            EVENTS,
            RATING_INPUTS,
            STANDINGS,
            STANDING_CHANGES,
            EVENT_FORMATS,
            ALIAS_SUGGESTIONS);

    private Tables() {}

    /**
     * The table of a name.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static Table<?> named(String name) {
        return ALL.stream()
                .filter(table -> table.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no table: " + name));
    }
}
