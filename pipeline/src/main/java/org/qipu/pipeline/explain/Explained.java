package org.qipu.pipeline.explain;

import org.qipu.parsers.record.Origin;

/** What can be said of one record: its game, or why there is none. */
public sealed interface Explained permits ExplainedGame, ExplainedReject {
    /** Where the record stands. */
    Origin origin();
}
