package org.qipu.pipeline.policy;

import java.util.List;

/** A rulebook was asked for that there is none of; the message names those that are known. */
public final class UnknownRulebook extends Exception {
    private static final long serialVersionUID = 1;

    UnknownRulebook(String id, List<String> known) {
        super(id + " is not known; known are " + String.join(", ", known));
    }
}
