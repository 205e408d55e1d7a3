package org.qipu.parsers.title;

/**
 * What the text of an event says of the event itself, apart from the players, the opening and the result that archives glue
 * to it; read by {@link EventReader}.
 *
 * @param name the event as written, without what is glued to it; empty when the text names no event
 * @param key the same for all spellings of an event that the rules of {@link EventKey} know; empty without a name
 * @param year the year that the text names; 0 when it names none
 * @param edition the number of the edition, as 第12届 says it; 0 when it names none
 * @param stage preliminary, final, play-off or the like, as written; empty when none is named
 * @param board number of the board in a match of teams, from 1; 0 when none is named
 */
public record EventTitle(String name, String key, int year, int edition, String stage, int board) {
    /** Names no event. */
    public static final EventTitle NONE = noEvent("", 0);

    /** A text that names no event. */
    static EventTitle noEvent(String stage, int board) {
        return new EventTitle("", "", 0, 0, stage, board);
    }

    /** Whether an event is named. */
    public boolean isEvent() {
        return !key.isEmpty();
    }
}
