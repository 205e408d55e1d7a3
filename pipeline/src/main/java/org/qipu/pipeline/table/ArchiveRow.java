package org.qipu.pipeline.table;

import java.util.List;

/**
 * A record of an archive as the data source gives it. Columns have the names that they have in {@code games} and {@code
 * rejects}; all but where the record stands are null when the record, or the source, is rejected, and the reject's are null
 * when it is a game.
 */
public record ArchiveRow(
        @Column("Input file, from the last component of the path as named by the user")
        String source,

        @Column("Path inside the container; empty when the source is no container")
        String entry,

        @Column("Number of the record within its source and entry, from 0")
        long recordNo,

        @Column("Offset of the record's first byte within its entry, before decoding")
        long byteOffset,

        @Column("Number of bytes that the record takes") long byteLength,

        @Column("Record format, see the formats command; empty when none was recognised")
        String format,

        @Column("Charset the text was decoded with; empty for binary formats and when none was decided")
        String encoding,

        @Column("Event or title as written") @Nullable String event,

        @Column("Title as written, where the record has one beside the event") @Nullable
        String title,

        @Column("Site as written") @Nullable String site,
        @Column("Date as written") @Nullable String dateText,

        @Column("Date as precisely as it is surely known: 1956, 1956-12 or 1956-12-03") @Nullable
        String date,

        @Column("Round as written") @Nullable String round,

        @Column("Player of the red pieces as written") @Nullable
        String redText,

        @Column("Player of the black pieces as written") @Nullable
        String blackText,

        @Column("Red's team as written, in its field or beside the name; null when none is named for sure") @Nullable
        String redTeam,

        @Column("Black's team as written, in its field or beside the name; null when none is named for sure") @Nullable
        String blackTeam,

        @Column(
                "Recorded result: 1-0, 0-1, 1/2-1/2, or * when unknown or unreadable; where none is recorded, the one that the title or file name states")
        @Nullable
        String result,

        @Column("Recorded result as written in its field") @Nullable
        String resultText,

        @Column("Where the event stands: tag, title or file-name; null when there is none") @Nullable
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

        @Column("How the game ended, as written: a mate, a repetition, a flag") @Nullable
        String termination,

        @Column("Start position as written; empty when the record gives none and the initial position is meant")
        @Nullable
        String fenText,

        @Column("Moves of the main line as written") @Nullable
        List<String> moveTexts,

        @Column("Number of plies in the record's main line") @Nullable
        Integer plies,

        @Column("Number of variations in the record") @Nullable
        Integer variations,

        @Column("Move section as written, when it holds comments or variations") @Nullable
        String movetext,

        @Column("Oddities that did not keep the record from being read") @Nullable
        List<IssueRow> issues,

        @Column(
                "Start position as FEN in canonical spelling with the side that the replay began with; as written when it"
                        + " cannot be read. Needs a replay")
        @Nullable
        String startFen,

        @Column("Moves that could be replayed, ICCS, one space between. Needs a replay") @Nullable
        String moves,

        @Column("Number of plies that could be replayed. Needs a replay") @Nullable
        Integer replayedPlies,

        @Column("How the replay ended. Needs a replay") @Nullable
        String end,

        @Column("Stage that rejected the record or source: open or parse; null when it is a game") @Nullable
        String stage,

        @Column("Kind of defect; null when it is a game") @Nullable
        String code,

        @Column("What is wrong, in one sentence; null when it is a game") @Nullable
        String message,

        @Column("Offset within the entry at which the defect was noticed; null when it is a game") @Nullable
        Long defectOffset,

        @Column("Text around the defect, at most 200 characters, control characters replaced; null when it is a game")
        @Nullable
        String excerpt) {

    /** What the data source gives. */
    public static final Table<ArchiveRow> TABLE =
            Table.of("qipu", "A record of an archive, or a source that could not be used", ArchiveRow.class);
}
