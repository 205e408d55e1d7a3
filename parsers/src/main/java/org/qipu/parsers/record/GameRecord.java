package org.qipu.parsers.record;

import java.util.List;

/**
 * A game as its archive states it: context-free, not replayed, nothing corrected.
 *
 * @param origin where it stands
 * @param header what the record says about the game
 * @param startFen the FEN as written, empty when the record gives none and the initial position is meant
 * @param moves the main line, as written
 * @param variations number of variations in the record, kept in {@code movetext} only
 * @param movetext the whole move section as text, comments and variations included; empty unless it holds some
 * @param issues oddities that did not keep the record from being read
 */
public record GameRecord(
        Origin origin,
        GameHeader header,
        String startFen,
        MoveList moves,
        int variations,
        String movetext,
        List<ParseIssue> issues)
        implements ParsedRecord {

    public GameRecord {
        issues = List.copyOf(issues);
    }
}
