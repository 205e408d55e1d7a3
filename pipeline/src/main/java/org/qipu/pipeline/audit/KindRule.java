package org.qipu.pipeline.audit;

import java.util.regex.Pattern;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.title.GameTerms;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;

/**
 * Decides by rule what a record is; the first that applies:
 *
 * <ol>
 *   <li>A record without moves, result, players and position is a heading.
 *   <li>From the initial position, or one with pieces of one side given as odds: with two players it is a game. Without, it
 *       is a tree when the variations hold {@value #TREE_FACTOR} times the plies of the main line, and an opening when the
 *       format's own field or a text says so, when it has {@value #MANY_VARIATIONS} variations, or when it has no result
 *       and is named after an opening. What is left is a game.
 *   <li>From any other position: with two players it is a game, unless the format's own field or a text says that it is an
 *       ending, a middle game or an exercise. All others are studies.
 * </ol>
 */
final class KindRule {
    static final int TREE_FACTOR = 10;
    static final int MANY_VARIATIONS = 5;

    private static final Pattern OPENING = Pattern.compile("[开開]局|[布佈]局|定式");
    private static final Pattern STUDY =
            Pattern.compile("[残殘中排][局]|[杀殺][法局着著势勢]|[连連][杀殺]|[习習][题題]|[练練][习習]|战术|戰術|棋[势勢]");

    private final GameRecord record;
    private final Known known;

    private KindRule(AuditedGame game) {
        record = game.record();
        known = game.known();
    }

    /** The kind of a record. */
    static RecordKind of(AuditedGame game) {
        KindRule rule = new KindRule(game);
        boolean atStart = game.start() instanceof Fen.Read read && isInitialOrOdds(read.setup());
        return atStart ? rule.fromTheStart() : rule.fromPosition();
    }

    private RecordKind fromTheStart() {
        if (known.namesBoth()) {
            return RecordKind.GAME;
        }
        if (record.moves().size() == 0
                && record.variations() == 0
                && !known.result().isKnown()) {
            return RecordKind.HEADING;
        }
        int variations = record.variations();
        if (variations > 0
                && VariationPlies.of(record.movetext())
                        >= TREE_FACTOR * (long) record.moves().size()) {
            return RecordKind.TREE;
        }
        boolean opening = variations >= MANY_VARIATIONS || says(OPENING) || isNamedAfterOpening();
        return opening ? RecordKind.OPENING : RecordKind.GAME;
    }

    private RecordKind fromPosition() {
        return known.namesBoth() && !says(STUDY) ? RecordKind.GAME : RecordKind.STUDY;
    }

    /** Whether the format's own field says so, or a text beside the fields. */
    private boolean says(Pattern words) {
        GameHeader header = record.header();
        return words.matcher(header.kind()).find()
                || known.sayings().stream()
                        .anyMatch(saying -> words.matcher(saying.text()).find());
    }

    private boolean isNamedAfterOpening() {
        return known.result().value() == GameResult.UNKNOWN
                && known.sayings().stream().anyMatch(saying -> GameTerms.isIn(saying.text()));
    }

    /** Whether nothing but pieces of one side is missing from the initial position. */
    static boolean isInitialOrOdds(Setup setup) {
        boolean[] missing = new boolean[2];
        for (int square = 0; square < Squares.COUNT; square++) {
            int initial = Setup.INITIAL.pieceAt(square);
            int piece = setup.pieceAt(square);
            if (piece == Pieces.EMPTY && initial != Pieces.EMPTY) {
                missing[Pieces.side(initial)] = true;
            } else if (piece != initial) {
                return false;
            }
        }
        return !missing[Pieces.RED] || !missing[Pieces.BLACK];
    }
}
