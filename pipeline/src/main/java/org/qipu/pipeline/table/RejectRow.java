package org.qipu.pipeline.table;

import java.io.Serializable;

/** A record, or a whole source, that could not be used. */
public record RejectRow(
        @Column("Input file, from the last component of the input as named by the user")
        String source,

        @Column("Path inside the container; empty when the source is no container")
        String entry,

        @Column("Number of the record within its source and entry, from 0")
        long recordNo,

        @Column("Offset within the entry at which the defect was noticed")
        long byteOffset,

        @Column("Number of bytes that the record takes") long byteLength,

        @Column("Record format; empty when none was recognised")
        String format,

        @Column("Charset the text was decoded with; empty when none was decided")
        String encoding,

        @Column("Stage that rejected it: open or parse") String stage,
        @Column("Kind of defect") String code,
        @Column("What is wrong, in one sentence") String message,

        @Column("Text around the defect, at most 200 characters, control characters replaced")
        String excerpt)
        implements Serializable {}
