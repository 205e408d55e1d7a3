package org.qipu.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qipu.rules.adjudication.SharedCases.Labelled;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.MoveGenerator;
import org.qipu.rules.board.Position;

/** What must hold of every repetition by every rulebook: its turned, rotated and prolonged images are judged alike. */
class JudgePropertiesTest {
    @Test
    void ownCasesAreJudgedAlikeHoweverTurned() {
        for (Rulebook rulebook : Rulebooks.ALL) {
            CaseFiles.of(rulebook).forEach(expected -> check(rulebook, expected.game()));
        }
    }

    @Test
    void labelledCasesAreJudgedAlikeHoweverTurned() {
        for (Labelled labelled : SharedCases.all()) {
            labelled.expected().keySet().forEach(id -> check(Rulebooks.byId(id).orElseThrow(), labelled.game()));
        }
    }

    private static void check(Rulebook rulebook, Case game) {
        Verdict verdict = game.judge(rulebook);
        Verdict mirrored = game.mirrored().judge(rulebook);
        Verdict swapped = game.coloursSwapped().judge(rulebook);
        assertThat(summary(mirrored)).as(game.name() + " mirrored").isEqualTo(summary(verdict));
        assertThat(summary(swapped)).as(game.name() + " with colours swapped").isEqualTo(swapped(verdict));
        int period = verdict.evidence().orElseThrow().cycle().plies();
        Verdict rotated = game.rotated(1, period).judge(rulebook);
        assertThat(conducts(rotated)).as(game.name() + " rotated").isEqualTo(conducts(verdict));
        assertThat(conducts(game.prolonged(1, period).judge(rulebook))).isEqualTo(conducts(verdict));
        assertThat(conducts(withOneMoreMove(game).judge(rulebook))).isEqualTo(conducts(verdict));
    }

    /** The game with some legal move after its end, preferably one that leaves the loop. */
    private static Case withOneMoreMove(Case game) {
        Position position = Position.of(game.start());
        for (int move : game.moves()) {
            position.make(move);
        }
        MoveBuffer legal = new MoveBuffer();
        MoveGenerator.legal(position, legal);
        int[] moves = java.util.Arrays.copyOf(game.moves(), game.moves().length + 1);
        moves[moves.length - 1] = legal.get(legal.size() - 1);
        return new Case(game.name(), game.start(), moves);
    }

    private static List<Object> conducts(Verdict verdict) {
        Evidence evidence = verdict.evidence().orElseThrow();
        return List.of(verdict.ruling(), evidence.red(), evidence.black());
    }

    private static List<Object> summary(Verdict verdict) {
        Evidence evidence = verdict.evidence().orElseThrow();
        return List.of(verdict.ruling(), evidence.red(), evidence.black(), evidence.classes(0), evidence.classes(1));
    }

    private static List<Object> swapped(Verdict verdict) {
        Evidence evidence = verdict.evidence().orElseThrow();
        Ruling ruling = switch (verdict.ruling()) {
            case RED_LOSES -> Ruling.BLACK_LOSES;
            case BLACK_LOSES -> Ruling.RED_LOSES;
            case DRAW, NONE, UNDECIDED -> verdict.ruling();
        };
        return new ArrayList<>(
                List.of(ruling, evidence.black(), evidence.red(), evidence.classes(1), evidence.classes(0)));
    }
}
