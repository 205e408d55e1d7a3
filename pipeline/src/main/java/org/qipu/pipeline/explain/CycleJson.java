package org.qipu.pipeline.explain;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.qipu.pipeline.audit.Sides;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.Conduct;
import org.qipu.rules.adjudication.Evidence;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;

/** A cycle with its rulings as JSON. */
final class CycleJson {
    private CycleJson() {}

    static void add(ObjectNode node, ExplainedCycle cycle) {
        node.put("number", cycle.number());
        node.put("firstPly", cycle.cycle().firstPly());
        node.put("plies", cycle.cycle().plies());
        node.put("occurrences", cycle.cycle().occurrences());
        node.put("lastPly", cycle.last().ply());
        node.put("fen", Fen.write(cycle.board()));
        ArrayNode rulings = node.putArray("rulings");
        cycle.rulings().forEach(ruling -> addRuling(rulings.addObject(), ruling));
        Evidence evidence = cycle.rulings().get(0).evidence();
        ArrayNode moves = node.putArray("moves");
        for (int i = 0; i < cycle.moves().size(); i++) {
            addMove(moves.addObject(), cycle.moves().get(i), evidence.moves().get(i));
        }
    }

    private static void addRuling(ObjectNode node, CycleRuling ruling) {
        node.put("rulebook", ruling.rulebook().id());
        node.put("ruling", ruling.verdict().ruling().id());
        node.put("reason", ruling.verdict().reason());
        ruling.verdict().article().ifPresent(article -> addArticle(node.putObject("article"), article));
        node.put("confidence", ruling.verdict().confidence().id());
        Evidence evidence = ruling.evidence();
        addSide(node.putObject("red"), evidence.red(), evidence, Pieces.RED);
        addSide(node.putObject("black"), evidence.black(), evidence, Pieces.BLACK);
        ruling.verdict()
                .obligation()
                .ifPresent(duty -> node.putObject("obligation")
                        .put("side", Sides.id(duty.side()))
                        .put("fromPly", duty.fromPly())
                        .put("heeded", duty.heeded()));
        node.put("standing", ruling.verdict().standing().id());
        node.put("outcome", ruling.outcome().id());
        node.put("comparison", ruling.comparison().id());
    }

    private static void addSide(ObjectNode node, Conduct conduct, Evidence evidence, int side) {
        node.put("conduct", conduct.kind().id());
        ArrayNode classes = node.putArray("classes");
        evidence.classes(side).forEach(name -> classes.add(name.id()));
    }

    private static void addMove(ObjectNode node, CycleMove move, Evidence.JudgedMove judged) {
        node.put("ply", move.ply());
        node.put("side", Sides.id(move.side()));
        node.put("move", Moves.iccs(judged.move()));
        node.put("notation", judged.notation());
        node.put("class", move.moveClass().id());
        addArticle(node.putObject("article"), move.name().article());
        ArrayNode threats = node.putArray("threats");
        move.threats().forEach(threat -> addThreat(threats.addObject(), threat));
    }

    private static void addThreat(ObjectNode node, ExplainedThreat threat) {
        ArrayNode by = node.putArray("by");
        threat.by().forEach(piece -> by.add(Squares.name(piece.square())));
        node.put("target", Squares.name(threat.target().square()));
        ArrayNode pieces = node.putArray("byPieces");
        threat.by().forEach(piece -> pieces.add(Character.toString(Pieces.letter(piece.piece()))));
        node.put("targetPiece", Character.toString(Pieces.letter(threat.target().piece())));
        node.put("how", threat.how().id());
        node.put("root", threat.root().id());
    }

    private static void addArticle(ObjectNode node, Article article) {
        node.put("number", article.number());
        node.put("edition", article.edition());
        node.put("grade", article.grade().id());
        node.put("textEn", article.textEn());
        node.put("textZh", article.textZh());
    }
}
