package org.qipu.pipeline.input;

/** A source that could be surveyed and then not be read: it was removed, changed or damaged meanwhile. */
public final class UnreadableSource extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The source, and what kept it from being read. */
    public UnreadableSource(InputFile file, Throwable cause) {
        super(file.source() + ": " + cause.getMessage(), cause);
    }
}
