package org.qipu.pipeline.judge;

/** Why a case cannot be judged. */
public final class JudgeProblem extends Exception {
    private static final long serialVersionUID = 1L;

    private final String id;
    private final String code;
    private final int ply;

    /**
     * A problem.
     *
     * @param id id of the case, empty when it is not known
     * @param code kind of problem: unreadable-case, unreadable-fen, unusable-position, unreadable-move or illegal-move
     * @param ply the ply concerned, from 0, or -1
     * @param message the problem in words
     */
    public JudgeProblem(String id, String code, int ply, String message) {
        super(message);
        this.id = id;
        this.code = code;
        this.ply = ply;
    }

    /** Id of the case. */
    public String id() {
        return id;
    }

    /** Kind of problem. */
    public String code() {
        return code;
    }

    /** The ply concerned, from 0, or -1. */
    public int ply() {
        return ply;
    }
}
