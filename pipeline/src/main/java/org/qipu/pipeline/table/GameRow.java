package org.qipu.pipeline.table;

import java.time.LocalDate;
import java.util.List;

/**
 * A record that was read as a game. Its own statements stand as written, and nothing is corrected; where a field is empty,
 * what the title or the file's name says for sure stands there, and the columns of sources tell.
 */
public record GameRow(
        @Column("Identity of the game: 128-bit hash of source, entry and record number, hexadecimal") @Distinct
        String gameId,

        @Column("Input file, from the last component of the input as named by the user")
        String source,

        @Column("Path inside the container; empty when the source is no container")
        String entry,

        @Column("Number of the record within its source and entry, from 0") @Distinct
        long recordNo,

        @Column("Offset of the record's first byte within its entry, before decoding") @Distinct
        long byteOffset,

        @Column("Number of bytes that the record takes") @Distinct
        long byteLength,

        @Column("Record format, see the formats command") String format,

        @Column("Charset the text was decoded with; empty for binary formats")
        String encoding,

        @Column("Event or title as written") String event,

        @Column("Event, see events; null when the record names none") @Nullable
        String eventId,

        @Column(
                "Name of the event as written, without round, board, players, opening and result; null when none is named")
        @Nullable
        String eventName,

        @Column("Year of the event: the one in its title, else that of the date; null when neither is known") @Nullable
        Integer eventYear,

        @Column("Site as written") String site,
        @Column("Date as written") String dateText,

        @Column("Date as precisely as it is surely known: 1956, 1956-12 or 1956-12-03") @Nullable
        String date,

        @Column("First day on which the game may have been played; null when nothing is sure") @Nullable
        LocalDate dateFrom,

        @Column("Last day on which the game may have been played; null when nothing is sure") @Nullable
        LocalDate dateTo,

        @Column("Round as written") String round,

        @Column(
                "Stage of the event as its title has it: preliminary, final, play-off and the like; null when none is named")
        @Nullable
        String eventStage,

        @Column("Number of the board in a match of teams, from 1, as the title has it; null when none is named")
        @Nullable
        Integer board,

        @Column("Player of the red pieces as written") String redText,
        @Column("Player of the black pieces as written") String blackText,

        @Column("Red's player, see players; null when the record names none") @Nullable
        String redId,

        @Column("Black's player, see players; null when the record names none") @Nullable
        String blackId,

        @Column("Red's team as written, in its field or beside the name; null when none is named for sure") @Nullable
        String redTeam,

        @Column("Black's team as written, in its field or beside the name; null when none is named for sure") @Nullable
        String blackTeam,

        @Column(
                "Recorded result: 1-0, 0-1, 1/2-1/2, or * when unknown or unreadable; where none is recorded, the one that the title or file name states")
        String result,

        @Column("Recorded result as written in its field") String resultText,

        @Column(
                "Start position as FEN in canonical spelling with the side that the replay began with; as written when it cannot be read")
        String startFen,

        @Column("Moves that could be replayed, ICCS, one space between") @Distinct
        String moves,

        @Column("Number of plies in the record's main line") int plies,
        @Column("Number of plies that could be replayed") int replayedPlies,
        @Column("How the replay ended") String end,

        @Column("The game that stands for this one and counts in its place; null when the game counts itself") @Nullable
        String duplicateOf,

        @Column(
                "How the game repeats the one that stands for it: same (all moves), prefix (its moves are the first ones of the other), near (one move mistyped, or two transposed); null when it counts itself")
        @Nullable
        String duplicateKind,

        @Column("Number of variations in the record") int variations,

        @Column("Move section as written, when it holds comments or variations") @Nullable
        String movetext,

        @Column("Move texts from the first one that could not be replayed, one space between") @Nullable
        String unreplayed,

        @Column("Title as written, where the record has one beside the event") @Nullable
        String title,

        @Column("How the game ended, as written: a mate, a repetition, a flag") @Nullable
        String termination,

        @Column("Rulebook in force for the game, see the rulebooks command")
        String rulebook,

        @Column("What the choice of the rulebook rests on: option, event, date, substitute or default")
        String rulebookBasis,

        @Column(
                "Where the event stands: tag (the record's own field), title, or file-name (of a file with this record only); null when there is none")
        @Nullable
        String eventSource,

        @Column("Where the date stands: tag, title or file-name; null when there is none") @Nullable
        String dateSource,

        @Column("Where the round stands: tag, title or file-name; null when there is none") @Nullable
        String roundSource,

        @Column("Where Red's player stands: tag, title or file-name; null when none is named") @Nullable
        String redSource,

        @Column("Where Black's player stands: tag, title or file-name; null when none is named") @Nullable
        String blackSource,

        @Column("Where the result stands: tag, title or file-name; null when it is unknown") @Nullable
        String resultSource,

        @Column("What the record is: game, opening, study, tree or heading; only games are summed up")
        String kind,

        @Column("Findings in the game, per kind; of those that rest on a rulebook, the findings by the one in force")
        FindingCounts findings,

        @Column("Oddities that did not keep the record from being read")
        List<IssueRow> issues) {}
