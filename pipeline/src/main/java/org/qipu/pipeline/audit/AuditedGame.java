package org.qipu.pipeline.audit;

import java.util.List;
import java.util.Optional;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.GameResult;
import org.qipu.pipeline.policy.InForce;
import org.qipu.rules.adjudication.Verdict;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.game.GameTrace;
import org.qipu.rules.game.Outcome;
import org.qipu.rules.game.Replay;

/**
 * A game with its replay, as the checks see it. Valid until the next record is replayed.
 *
 * @param id the game's id
 * @param record what the archive states
 * @param rules the rules in force for it
 * @param start the start position, or why it cannot be read
 * @param replay what became of the moves; empty when the start position cannot be read
 * @param verdicts what the rulebooks say of its loops, in the order in which the loops end, per loop in the order of the
 *     rulebooks in force
 * @param known what is known of it beside the moves
 */
public record AuditedGame(
        String id,
        GameRecord record,
        InForce rules,
        Fen.Result start,
        Optional<Replay> replay,
        List<Verdict> verdicts,
        Known known) {
    /** Copies the list. */
    public AuditedGame {
        verdicts = List.copyOf(verdicts);
    }

    /** The recorded result, or the one that the title or the file's name states where none is recorded. */
    public GameResult result() {
        return known.result().value();
    }

    /** What the record is. */
    RecordKind kind() {
        return KindRule.of(this);
    }

    /** The start position with the side that the replay began with; empty when it cannot be read. */
    Optional<Setup> setup() {
        return start instanceof Fen.Read read
                ? replay.map(played -> played.sideFlipped() ? flipped(read.setup()) : read.setup())
                : Optional.empty();
    }

    /** The moves that were played; empty when there is no position to begin from. */
    Optional<GameTrace> trace() {
        return replay.map(Replay::trace);
    }

    /** The result that mate or stalemate on the board makes, if the replay came to one. */
    Optional<GameResult> boardResult() {
        return trace().filter(trace -> trace.outcome() != Outcome.OPEN && trace.plies() > 0)
                .map(trace -> winOf(trace.side(trace.plies() - 1)));
    }

    /** The result that a side's win makes. */
    static GameResult winOf(int side) {
        return side == Pieces.RED ? GameResult.RED_WINS : GameResult.BLACK_WINS;
    }

    /** The position before a ply of the replayed moves, 0-based, as FEN. */
    String fenBefore(int ply) {
        Position position = Position.of(setup().orElseThrow());
        GameTrace trace = trace().orElseThrow();
        for (int i = 0; i < Math.min(ply, trace.plies()); i++) {
            position.make(trace.move(i));
        }
        return Fen.write(position);
    }

    /** A ply as people name it: the round and the side, with the text as written. */
    String nameEn(int ply) {
        Turn turn = turn(ply);
        return "round " + turn.round() + ", " + Sides.english(turn.side()) + ": "
                + record.moves().text(ply);
    }

    /** A ply as people name it, in Chinese. */
    String nameZh(int ply) {
        Turn turn = turn(ply);
        return "第" + turn.round() + "回合" + Sides.chinese(turn.side()) + "“"
                + record.moves().text(ply) + "”";
    }

    /** A ply, replayed or not, as people count it. */
    public Turn turn(int ply) {
        return Turn.of(ply, firstSide());
    }

    /** The side that a ply, replayed or not, belongs to. */
    int side(int ply) {
        return turn(ply).side();
    }

    private int firstSide() {
        return trace().map(GameTrace::firstSide).orElse(Pieces.RED);
    }

    private static Setup flipped(Setup setup) {
        return setup.withSideToMove(setup.sideToMove() ^ 1);
    }
}
