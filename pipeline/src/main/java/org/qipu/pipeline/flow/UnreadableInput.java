package org.qipu.pipeline.flow;

/** No input, or none that can be read; nothing was published. */
public final class UnreadableInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The reason in words. */
    public UnreadableInput(String message) {
        super(message);
    }
}
