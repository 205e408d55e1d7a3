package org.qipu.pipeline.table;

/** An oddity that did not keep a record from being read. */
public record IssueRow(
        @Column("Kind of oddity") String kind,
        @Column("Offset within the entry") long byteOffset,
        @Column("The odd text, at most 200 characters") String text) {}
