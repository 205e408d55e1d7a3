package org.qipu.pipeline.audit;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The kinds of finding. */
public enum FindingKind {
    /** A move that the rules do not allow; the replay stops before it. */
    ILLEGAL_MOVE(Severity.ERROR),
    /** Moves after mate or stalemate. */
    MOVES_AFTER_END(Severity.WARNING),
    /** Mate or stalemate on the board, and another result recorded. */
    RESULT_CONTRADICTS_BOARD(Severity.ERROR),
    /** The event or title states another result than the one recorded. */
    RESULT_CONTRADICTS_TEXT(Severity.WARNING),
    /** The title or the file's name names other players or another date than the record states. */
    TEXT_CONTRADICTS_HEADER(Severity.WARNING),
    /** No result recorded, or one that cannot be read. */
    MISSING_RESULT(Severity.INFO),
    /** A move text with several legal readings. */
    AMBIGUOUS_NOTATION(Severity.INFO),
    /** A start position that no game can reach, or a wrong side to move. */
    START_POSITION_FLAW(Severity.WARNING),
    /** The natural limit was reached, and the game was recorded as a draw. */
    NATURAL_LIMIT_REACHED(Severity.INFO),
    /** The natural limit was reached, and another result than a draw is recorded. */
    NATURAL_LIMIT_DRAW_NOT_RECORDED(Severity.WARNING),
    /** A side checked move after move until it had lost by the rulebook, or the game stops there, and no loss is recorded. */
    UNREPORTED_PERPETUAL_CHECK(Severity.ERROR),
    /** The same of a side that chased move after move. */
    UNREPORTED_PERPETUAL_CHASE(Severity.ERROR),
    /** The same of a side that threatened mate move after move. */
    UNREPORTED_PERPETUAL_KILL(Severity.ERROR),
    /** The same of a side whose moves check, threaten mate or chase in turn. */
    UNREPORTED_PERPETUAL_MIXED(Severity.ERROR),
    /** The game stops in a loop that is a draw, and another result is recorded. */
    REPETITION_DRAW_NOT_RECORDED(Severity.WARNING),
    /** The record names a perpetual attack, a repetition or the natural limit, and the board does not show it. */
    CLAIM_NOT_SUPPORTED(Severity.WARNING),
    /** Records of the same game have different results. */
    DUPLICATE_CONFLICT(Severity.WARNING),
    /** A side broke a rule that the event adds to the rulebook, and by it has lost. */
    HOUSE_RULE_BROKEN(Severity.WARNING);

    /** How much a finding matters. */
    public enum Severity {
        /** Worth knowing. */
        INFO,
        /** Worth a look by a person. */
        WARNING,
        /** The record contradicts the rules or itself. */
        ERROR;

        /** The severity as it stands in tables. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Map<String, FindingKind> BY_ID =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(FindingKind::id, kind -> kind));

    private final Severity severity;

    FindingKind(Severity severity) {
        this.severity = severity;
    }

    /**
     * The kind with an id.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static FindingKind of(String id) {
        FindingKind kind = BY_ID.get(id);
        if (kind == null) {
            throw new IllegalArgumentException("no kind of finding: " + id);
        }
        return kind;
    }

    /** Severity of the kind's findings unless a finding says otherwise. */
    public Severity severity() {
        return severity;
    }

    /** The kind as it stands in tables: lower case, words joined by hyphens. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Name of the kind's column where findings are counted. */
    public String column() {
        return name().toLowerCase(Locale.ROOT);
    }
}
