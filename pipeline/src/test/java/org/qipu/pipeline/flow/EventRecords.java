package org.qipu.pipeline.flow;

/** Records of an event made by a test. */
final class EventRecords {
    private static final String CHASE_FEN = "3aka3/9/9/9/9/c8/9/9/1R7/3K1A3 w - - 0 1";
    private static final String CHASE = "B1-A1 A4-B4 A1-B1 B4-A4 ";

    private final String event;
    private final StringBuilder text = new StringBuilder();

    EventRecords(String event) {
        this.event = event;
    }

    /** A game of the moves that all share, too short for one to repeat another. A player of a team is written {@code team/player}. */
    EventRecords game(String round, String red, String black, String result) {
        return record(round, red, black, result, "\n" + Games.SHORT);
    }

    /** A game in which Red chases to the end, which loses, recorded as a draw. */
    EventRecords drawnThoughRedChasedOnAndOn(String round, String red, String black) {
        return record(round, red, black, "1/2-1/2", "[FEN \"" + CHASE_FEN + "\"]\n\n" + CHASE.repeat(4));
    }

    private EventRecords record(String round, String red, String black, String result, String fenAndMoves) {
        text.append("[Game \"Chinese Chess\"]\n[Event \"").append(event).append("\"]\n[Date \"2021.02.03\"]\n");
        text.append("[Round \"").append(round).append("\"]\n").append(player("Red", red));
        text.append(player("Black", black))
                .append("[Result \"")
                .append(result)
                .append("\"]\n")
                .append(fenAndMoves);
        text.append('\n').append(result).append("\n\n");
        return this;
    }

    private static String player(String side, String name) {
        int slash = name.indexOf('/');
        String team = slash < 0 ? "" : "[" + side + "Team \"" + name.substring(0, slash) + "\"]\n";
        return team + "[" + side + " \"" + name.substring(slash + 1) + "\"]\n";
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
