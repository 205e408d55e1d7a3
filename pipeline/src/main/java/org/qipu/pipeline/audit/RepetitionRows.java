package org.qipu.pipeline.audit;

import java.util.ArrayList;
import java.util.List;
import org.qipu.pipeline.table.RepetitionRow;
import org.qipu.rules.adjudication.Evidence;
import org.qipu.rules.adjudication.MoveClass;
import org.qipu.rules.adjudication.Obligation;
import org.qipu.rules.adjudication.Verdict;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;
import org.qipu.rules.repetition.Suspicion;
import org.qipu.rules.repetition.Threat;

/** Makes the rows of {@code repetitions}. */
final class RepetitionRows {
    private RepetitionRows() {}

    /** The rows of a game, in the order of its verdicts. */
    static List<RepetitionRow> of(AuditedGame game) {
        if (game.verdicts().isEmpty()) {
            return List.of();
        }
        List<RepetitionRow> rows = new ArrayList<>(game.verdicts().size());
        for (Verdict verdict : game.verdicts()) {
            verdict.evidence().ifPresent(evidence -> rows.add(row(game, verdict, evidence)));
        }
        return rows;
    }

    private static RepetitionRow row(AuditedGame game, Verdict verdict, Evidence evidence) {
        Suspicion cycle = evidence.cycle();
        return new RepetitionRow(
                game.id(),
                verdict.rulebook(),
                verdict.rulebook().equals(game.rules().leadingRulebook()),
                cycle.firstPly(),
                cycle.plies(),
                cycle.occurrences(),
                game.fenBefore(cycle.firstPly()),
                evidence.red().kind().id(),
                evidence.black().kind().id(),
                classes(evidence, Pieces.RED),
                classes(evidence, Pieces.BLACK),
                verdict.ruling().id(),
                verdict.reason(),
                verdict.obligation().map(Obligation::side).map(Sides::id).orElse(null),
                verdict.obligation().map(Obligation::heeded).orElse(null),
                verdict.standing().id(),
                verdict.article().orElseThrow().number(),
                verdict.confidence().id(),
                evidence.moves().stream().map(RepetitionRows::move).toList());
    }

    private static List<String> classes(Evidence evidence, int side) {
        return evidence.classes(side).stream().map(MoveClass::id).toList();
    }

    private static RepetitionRow.Move move(Evidence.JudgedMove move) {
        return new RepetitionRow.Move(
                move.ply(),
                Moves.iccs(move.move()),
                move.notation(),
                move.moveClass().id(),
                move.name().article().number(),
                move.threats().stream().map(RepetitionRows::threat).toList());
    }

    private static RepetitionRow.Threatened threat(Threat threat) {
        return new RepetitionRow.Threatened(
                threat.by().stream().map(Squares::name).toList(),
                Squares.name(threat.target()),
                threat.how().id(),
                threat.root().id());
    }
}
