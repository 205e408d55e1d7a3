package org.qipu.parsers.container;

import org.qipu.parsers.record.RejectCode;

/** What the entries of one source have taken so far, against the limits. */
final class Budget {
    private final ContainerLimits limits;
    private long packed;
    private long expanded;
    private int entries;

    Budget(ContainerLimits limits) {
        this.limits = limits;
    }

    /** Counts bytes of the source itself. */
    void packed(long bytes) {
        packed += bytes;
    }

    /** Counts an entry. */
    void entry() throws ContainerProblem {
        if (++entries > limits.entries()) {
            throw new ContainerProblem(
                    RejectCode.TOO_MANY_ENTRIES, "the container has more than " + limits.entries() + " entries");
        }
    }

    /** Counts bytes that came out of a container, at any depth: a bomb may well lie in a small container. */
    void expanded(long bytes) throws ContainerProblem {
        expanded += bytes;
        if (expanded > limits.bytes()) {
            throw new ContainerProblem(
                    RejectCode.CONTAINER_TOO_LARGE, "the entries take more than " + limits.bytes() + " bytes");
        }
        if (expanded > limits.ratioFrom() && expanded / limits.ratio() > packed) {
            throw new ContainerProblem(
                    RejectCode.COMPRESSION_BOMB,
                    packed + " bytes expand to " + expanded + " and more, over " + limits.ratio() + " to one");
        }
    }

    /** Whether a container may be opened at a depth, 1 for the source itself. */
    boolean mayOpen(int depth) {
        return depth <= limits.depth();
    }

    /** The limit that {@link #mayOpen} goes by. */
    int depth() {
        return limits.depth();
    }
}
