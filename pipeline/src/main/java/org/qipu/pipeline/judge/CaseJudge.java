package org.qipu.pipeline.judge;

import java.util.List;
import org.qipu.rules.adjudication.Judge;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.Verdict;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.IllegalMove;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;
import org.qipu.rules.notation.MoveTextScanner;
import org.qipu.rules.notation.MoveTexts;

/** Judges cases; for one thread. */
public final class CaseJudge {
    private final Judge judge = new Judge();

    /**
     * The verdict of a rulebook on a case.
     *
     * @throws JudgeProblem when the position or a move cannot be read, or a move is illegal
     */
    public Verdict verdict(JudgeCase toJudge, Rulebook rulebook) throws JudgeProblem {
        Setup setup = setup(toJudge);
        int[] moves = moves(toJudge, setup);
        return judge.judge(rulebook, setup, moves, moves.length);
    }

    private static Setup setup(JudgeCase toJudge) throws JudgeProblem {
        if (toJudge.fen().isBlank()) {
            return Setup.INITIAL;
        }
        Fen.Result result = Fen.parse(toJudge.fen());
        if (result instanceof Fen.Unreadable unreadable) {
            String message = unreadable.reason().english() + ", at character " + (unreadable.index() + 1);
            throw new JudgeProblem(toJudge.id(), "unreadable-fen", -1, message);
        }
        Setup setup = ((Fen.Read) result).setup();
        if (!setup.replayable()) {
            throw new JudgeProblem(toJudge.id(), "unusable-position", -1, "a side has more than one king");
        }
        return setup;
    }

    private static int[] moves(JudgeCase toJudge, Setup setup) throws JudgeProblem {
        Position position = Position.of(setup);
        List<String> texts = toJudge.moves();
        int[] moves = new int[texts.size()];
        for (int ply = 0; ply < moves.length; ply++) {
            int code = MoveTextScanner.code(texts.get(ply));
            if (MoveTexts.form(code) != MoveTexts.COORDINATES
                    || MoveTexts.fromRank(code) > 9
                    || MoveTexts.toRank(code) > 9) {
                throw new JudgeProblem(
                        toJudge.id(), "unreadable-move", ply, "no move in ICCS coordinates: " + texts.get(ply));
            }
            int from = Squares.of(MoveTexts.fromFile(code), MoveTexts.fromRank(code));
            int to = Squares.of(MoveTexts.toFile(code), MoveTexts.toRank(code));
            IllegalMove why = IllegalMove.why(position, from, to);
            if (why != IllegalMove.LEGAL) {
                throw new JudgeProblem(toJudge.id(), "illegal-move", ply, texts.get(ply) + ": " + why.english());
            }
            moves[ply] = Moves.of(from, to, position.pieceAt(from), position.pieceAt(to));
            position.make(moves[ply]);
        }
        return moves;
    }
}
