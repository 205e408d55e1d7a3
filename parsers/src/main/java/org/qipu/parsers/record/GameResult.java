package org.qipu.parsers.record;

/** How a game ended, as a record says it. */
public enum GameResult {
    /** Red won. */
    RED_WINS("1-0"),
    /** Black won. */
    BLACK_WINS("0-1"),
    /** Nobody won. */
    DRAW("1/2-1/2"),
    /** The record does not say, or says that it is not known. */
    UNKNOWN("*");

    private final String id;

    GameResult(String id) {
        this.id = id;
    }

    /** The result as it stands in tables: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}. */
    public String id() {
        return id;
    }

    /** The same outcome with the colours changed: what is a win for the one is a loss for the other. */
    public GameResult mirrored() {
        return switch (this) {
            case RED_WINS -> BLACK_WINS;
            case BLACK_WINS -> RED_WINS;
            case DRAW, UNKNOWN -> this;
        };
    }
}
