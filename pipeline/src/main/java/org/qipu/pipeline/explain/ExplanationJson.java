package org.qipu.pipeline.explain;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.qipu.parsers.record.DateText;
import org.qipu.parsers.record.GameHeader;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.Reject;
import org.qipu.pipeline.audit.Sides;
import org.qipu.pipeline.audit.Turn;
import org.qipu.pipeline.policy.HouseRule;
import org.qipu.pipeline.policy.InForce;
import org.qipu.pipeline.table.FindingRow;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.game.Ending;
import org.qipu.rules.game.Replay.Ambiguity;

/**
 * An explained record as one line of JSON. Texts are as the record has them; plies count from 0, rounds from 1; points,
 * classes, conducts and rulings are named as the judge command names them.
 */
public final class ExplanationJson {
    private static final JsonMapper JSON = new JsonMapper();

    private ExplanationJson() {}

    /** The line, without a line break. */
    public static String line(Explained explained) {
        ObjectNode root = JSON.createObjectNode();
        addOrigin(root, explained.origin());
        if (explained instanceof ExplainedGame game) {
            addGame(root, game);
        } else {
            addReject(root.putObject("reject"), ((ExplainedReject) explained).reject());
        }
        try {
            return JSON.writeValueAsString(root);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values is always JSON", e);
        }
    }

    private static void addOrigin(ObjectNode root, Origin origin) {
        root.put("source", origin.source());
        root.put("entry", origin.entry());
        root.put("record", origin.recordNumber());
        root.put("format", origin.format());
        root.put("encoding", origin.encoding());
    }

    private static void addReject(ObjectNode node, Reject reject) {
        node.put("code", reject.code().id());
        node.put("byteOffset", reject.byteOffset());
        node.put("message", reject.message());
        node.put("excerpt", reject.excerpt());
    }

    private static void addGame(ObjectNode root, ExplainedGame game) {
        addHeader(root.putObject("header"), game);
        ObjectNode start = root.putObject("start");
        start.put("fen", game.start().map(Fen::write).orElse(game.record().startFen()));
        start.put("readable", game.start().isPresent());
        start.put("initial", game.beginsAtTheBeginning());
        addRules(root.putObject("rules"), game.rules());
        ArrayNode moves = root.putArray("moves");
        game.moves().forEach(move -> addMove(moves.addObject(), move, game.cycles()));
        ArrayNode cycles = root.putArray("cycles");
        game.cycles().forEach(cycle -> CycleJson.add(cycles.addObject(), cycle));
        addEnd(root.putObject("end"), game.end(), game.moves().size());
        ArrayNode findings = root.putArray("findings");
        game.findings().forEach(finding -> addFinding(findings.addObject(), finding));
        ArrayNode issues = root.putArray("issues");
        game.record()
                .issues()
                .forEach(issue -> issues.addObject()
                        .put("kind", issue.kind().id())
                        .put("byteOffset", issue.byteOffset())
                        .put("text", issue.text()));
    }

    private static void addRules(ObjectNode node, InForce rules) {
        node.put("basis", rules.basis().id());
        rules.rulebooks().forEach(node.putArray("rulebooks")::add);
        node.put("repetitionFold", rules.repetitionFold());
        rules.houseRules().stream().map(HouseRule::id).forEach(node.putArray("houseRules")::add);
    }

    private static void addHeader(ObjectNode node, ExplainedGame game) {
        GameHeader header = game.header();
        node.put("event", header.event());
        node.put("title", header.title());
        node.put("site", header.site());
        node.put("date", header.date());
        node.put("dateIso", DateText.iso(header.date()));
        node.put("round", header.round());
        node.put("red", header.red());
        node.put("black", header.black());
        node.put("redTeam", header.redTeam());
        node.put("blackTeam", header.blackTeam());
        node.put("result", game.result().id());
        node.put("resultText", header.result());
        node.put("termination", header.termination());
        node.put("variations", game.record().variations());
    }

    private static void addMove(ObjectNode node, ExplainedMove move, List<ExplainedCycle> cycles) {
        addTurn(node, move.turn());
        node.put("written", move.written());
        node.put("notation", move.chinese());
        node.put("wxf", move.wxf());
        node.put("move", move.iccs());
        if (move.captured() == Pieces.EMPTY) {
            node.putNull("captures");
        } else {
            node.put("captures", Character.toString(Pieces.letter(move.captured())));
        }
        node.put("check", move.check());
        ArrayNode inCycles = node.putArray("inCycles");
        for (ExplainedCycle cycle : cycles) {
            cycle.at(move.turn().ply())
                    .ifPresent(judged -> inCycles.addObject()
                            .put("cycle", cycle.number())
                            .put("class", judged.moveClass().id()));
        }
    }

    private static void addTurn(ObjectNode node, Turn turn) {
        node.put("ply", turn.ply());
        node.put("round", turn.round());
        node.put("side", Sides.id(turn.side()));
    }

    private static void addEnd(ObjectNode node, ReplayEnd end, int replayed) {
        node.put("ending", end.ending().id());
        node.put("plies", end.plies());
        node.put("replayedPlies", replayed);
        node.put("fen", end.board().map(Fen::write).orElse(null));
        end.stop().ifPresent(stop -> {
            ObjectNode stopped = node.putObject("stop");
            addTurn(stopped, stop.turn());
            stopped.put("written", stop.written());
            stopped.put("wxf", stop.wxf().orElse(null));
            stop.why()
                    .filter(why -> end.ending() == Ending.ILLEGAL_MOVE)
                    .ifPresent(why -> stopped.put("article", why.article())
                            .put("messageEn", why.english())
                            .put("messageZh", why.chinese()));
        });
        ArrayNode ambiguities = node.putArray("ambiguities");
        end.ambiguities().forEach(ambiguity -> addAmbiguity(ambiguities.addObject(), ambiguity));
    }

    private static void addAmbiguity(ObjectNode node, Ambiguity ambiguity) {
        node.put("ply", ambiguity.ply());
        node.put("readings", ambiguity.readings());
        if (ambiguity.isSettled()) {
            node.put("settledBy", ambiguity.settledBy());
        } else {
            node.putNull("settledBy");
        }
    }

    private static void addFinding(ObjectNode node, FindingRow finding) {
        node.put("kind", finding.kind());
        node.put("severity", finding.severity());
        node.put("side", finding.side());
        node.put("firstPly", finding.firstPly());
        node.put("lastPly", finding.lastPly());
        node.put("rulebook", finding.rulebook());
        node.put("article", finding.article());
        node.put("confidence", finding.confidence());
        node.put("auditedResult", finding.auditedResult());
        node.put("messageEn", finding.messageEn());
        node.put("messageZh", finding.messageZh());
    }
}
