package org.qipu.pipeline.warehouse;

/** The warehouse could not be written; the former one is still in force. */
public final class UnwritableOutput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The reason in words, and what caused it. */
    public UnwritableOutput(String message, Throwable cause) {
        super(message, cause);
    }
}
