package org.qipu.pipeline.explain;

import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.Reject;

/**
 * A record that holds no game.
 *
 * @param reject why
 */
public record ExplainedReject(Reject reject) implements Explained {
    @Override
    public Origin origin() {
        return reject.origin();
    }
}
