package org.qipu.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qipu.rules.adjudication.axf.Axf;
import org.qipu.rules.adjudication.cxa1999.Cxa1999;
import org.qipu.rules.adjudication.cxa2011.Cxa2011;
import org.qipu.rules.adjudication.cxa2020.Cxa2020;
import org.qipu.rules.repetition.LongRun;

/** Nine rounds of forbidden moves on three points or more, no position coming back (CXA 2020, reference 8). */
class LongRunTest {
    private static final String FEN = "4k4/4a4/9/1R7/9/c8/9/9/9/4K4 w";

    @Test
    void nineRoundsOfChasesAcrossTheBoardMustBeChanged() {
        Verdict verdict = judged(Cxa2020.RULEBOOK, chase(9));

        assertThat(verdict.ruling()).isEqualTo(Ruling.RED_LOSES);
        assertThat(verdict.article().orElseThrow().number()).isEqualTo("reference 8");
        assertThat(verdict.standing()).isEqualTo(Standing.STOPPED_IN_LOOP);
        assertThat(verdict.obligation()).hasValue(new Obligation(0, 17, false));
        assertThat(verdict.evidence().orElseThrow().cycle()).isEqualTo(new LongRun(0, 0, 17, 17));
        assertThat(verdict.evidence().orElseThrow().classes(0)).hasSize(9).allMatch(MoveClass::attacks);
    }

    @Test
    void whoeverChangesAfterNineRoundsHasHeeded() {
        List<String> moves = chase(9);
        moves.addAll(List.of("i4h4", "e0d0", "h4h5"));

        Verdict verdict = judged(Cxa2020.RULEBOOK, moves);

        assertThat(verdict.standing()).isEqualTo(Standing.LEFT_IN_TIME);
        assertThat(verdict.obligation().orElseThrow().heeded()).isTrue();
    }

    @Test
    void eightRoundsAreAllowed() {
        assertThat(judged(Cxa2020.RULEBOOK, chase(8)).ruling()).isEqualTo(Ruling.NONE);
    }

    @Test
    void anIdleMoveInBetweenEndsTheRun() {
        List<String> moves = new ArrayList<>(chase(5));
        moves.addAll(List.of("e4e5", "e6d6", "e5e4", "d6e6", "e4f4"));
        moves.addAll(chase(9).subList(10, 17));

        assertThat(judged(Cxa2020.RULEBOOK, moves).ruling()).isEqualTo(Ruling.NONE);
    }

    @Test
    void theClauseIsThatOfTheLaterEditions() {
        assertThat(judged(Cxa2011.RULEBOOK, chase(9)).confidence()).isEqualTo(SourceGrade.UNVERIFIED);
        assertThat(judged(Cxa1999.RULEBOOK, chase(9)).ruling()).isEqualTo(Ruling.NONE);
        assertThat(judged(Axf.RULEBOOK, chase(9)).ruling()).isEqualTo(Ruling.NONE);
    }

    @Test
    void itIsJudgedAlikeHoweverTurned() {
        Case game = Case.of("long run", FEN, chase(9));

        assertThat(game.mirrored().judge(Cxa2020.RULEBOOK).ruling()).isEqualTo(Ruling.RED_LOSES);
        assertThat(game.coloursSwapped().judge(Cxa2020.RULEBOOK).ruling()).isEqualTo(Ruling.BLACK_LOSES);
    }

    /** A rook that follows a cannon from file to file, so many moves. */
    private static List<String> chase(int rounds) {
        List<String> moves = new ArrayList<>();
        for (int file = 0; file < rounds; file++) {
            char to = (char) ('a' + file);
            char from = (char) (file == 0 ? 'b' : to - 1);
            if (file > 0) {
                moves.add(from + "4" + to + "4");
            }
            moves.add(from + "6" + to + "6");
        }
        return moves;
    }

    private static Verdict judged(Rulebook rulebook, List<String> moves) {
        return Case.of("long run", FEN, moves).judge(rulebook);
    }
}
