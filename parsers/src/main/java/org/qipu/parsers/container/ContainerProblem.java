package org.qipu.parsers.container;

import java.io.IOException;
import org.qipu.parsers.record.RejectCode;

/** Why the rest of a container, or one entry, cannot be read. It is content, and becomes a reject. */
final class ContainerProblem extends IOException {
    private static final long serialVersionUID = 1;

    private final RejectCode code;

    ContainerProblem(RejectCode code, String message) {
        super(message);
        this.code = code;
    }

    RejectCode code() {
        return code;
    }
}
