package org.qipu.parsers.jsonl;

import java.util.List;
import org.qipu.parsers.record.GameHeader;

/**
 * What a line says of its game.
 *
 * @param header header fields as written, empty where the line does not say
 * @param fen start position, empty for the initial one
 * @param moves texts of the main line's moves
 * @param variations number of variations in {@code movetext}
 * @param movetext move section with comments and variations, empty without any
 */
public record GameLine(GameHeader header, String fen, List<String> moves, int variations, String movetext) {
    public GameLine {
        moves = List.copyOf(moves);
    }
}
