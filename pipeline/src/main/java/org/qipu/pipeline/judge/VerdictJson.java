package org.qipu.pipeline.judge;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.qipu.rules.adjudication.Conduct;
import org.qipu.rules.adjudication.Evidence;
import org.qipu.rules.adjudication.Verdict;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;
import org.qipu.rules.repetition.Threat;

/** Verdicts and problems as lines of JSON. */
public final class VerdictJson {
    private static final JsonMapper JSON = new JsonMapper();

    private VerdictJson() {}

    /** A verdict on a case. */
    public static String line(String id, Verdict verdict) {
        ObjectNode line = JSON.createObjectNode();
        line.put("id", id);
        line.put("rulebook", verdict.rulebook());
        line.put("ruling", verdict.ruling().id());
        line.put("standing", verdict.standing().id());
        line.put("reason", verdict.reason());
        line.put("article", verdict.article().map(article -> article.number()).orElse(null));
        line.put("confidence", verdict.confidence().id());
        verdict.evidence().ifPresent(evidence -> addEvidence(line, evidence));
        return text(line);
    }

    /** A case that cannot be judged. */
    public static String line(JudgeProblem problem) {
        ObjectNode line = JSON.createObjectNode();
        line.put("id", problem.id());
        ObjectNode error = line.putObject("error");
        error.put("code", problem.code());
        if (problem.ply() >= 0) {
            error.put("ply", problem.ply());
        } else {
            error.putNull("ply");
        }
        error.put("message", problem.getMessage());
        return text(line);
    }

    private static void addEvidence(ObjectNode line, Evidence evidence) {
        ObjectNode cycle = line.putObject("cycle");
        cycle.put("firstPly", evidence.cycle().firstPly());
        cycle.put("plies", evidence.cycle().plies());
        cycle.put("occurrences", evidence.cycle().occurrences());
        addSide(line.putObject("red"), evidence.red(), evidence, Pieces.RED);
        addSide(line.putObject("black"), evidence.black(), evidence, Pieces.BLACK);
        ArrayNode moves = line.putArray("moves");
        evidence.moves().forEach(move -> addMove(moves.addObject(), move));
    }

    private static void addSide(ObjectNode side, Conduct conduct, Evidence evidence, int number) {
        side.put("conduct", conduct.kind().id());
        ArrayNode classes = side.putArray("classes");
        evidence.classes(number).forEach(name -> classes.add(name.id()));
    }

    private static void addMove(ObjectNode node, Evidence.JudgedMove move) {
        node.put("ply", move.ply());
        node.put("move", Moves.iccs(move.move()));
        node.put("notation", move.notation());
        node.put("class", move.moveClass().id());
        node.put("article", move.name().article().number());
        ArrayNode threats = node.putArray("threats");
        for (Threat threat : move.threats()) {
            ObjectNode shown = threats.addObject();
            ArrayNode by = shown.putArray("by");
            threat.by().forEach(square -> by.add(Squares.name(square)));
            shown.put("target", Squares.name(threat.target()));
            shown.put("how", threat.how().id());
            shown.put("root", threat.root().id());
        }
    }

    private static String text(ObjectNode line) {
        try {
            return JSON.writeValueAsString(line);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values is always JSON", e);
        }
    }
}
