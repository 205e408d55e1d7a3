package org.qipu.pipeline.table;

/** An input file. */
public record SourceRow(
        @Column("Input file, from the last component of the input as named by the user")
        String source,

        @Column("Size in bytes; 0 when it could not be read")
        long bytes,

        @Column("SHA-256 of the bytes, hexadecimal; empty when it could not be read")
        String sha256,

        @Column("Record format; empty when none was recognised")
        String format,

        @Column("Charset decided for the file; empty for binary formats")
        String encoding,

        @Column("How the charset was decided; empty when none was")
        String encodingBasis,

        @Column("Number of records read: games and rejects together")
        long records,

        @Column("Number of games") long games,
        @Column("Number of rejects") long rejects) {}
