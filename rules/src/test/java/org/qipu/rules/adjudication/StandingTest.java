package org.qipu.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qipu.rules.adjudication.axf.Axf;
import org.qipu.rules.adjudication.cxa1999.Cxa1999;
import org.qipu.rules.adjudication.cxa2020.Cxa2020;
import org.qipu.rules.adjudication.simple.Simple;

/** What becomes of a duty to change, by how the game goes on after the third occurrence. */
class StandingTest {
    private static final String CHECKS = "3k5/R8/9/9/9/9/9/9/9/5K3 w";
    private static final List<String> CHECKING = List.of("a8a9", "d9d8", "a9a8", "d8d9");

    private static final String CHASE = "3ak4/4a4/6n2/9/9/9/9/4B2R1/4A4/3AK4 w";
    private static final List<String> CHASING = List.of("h2g2", "g7h5", "g2h2", "h5g7");

    @Test
    void perpetualCheckLosesAtTheThirdOccurrence() {
        assertThat(judged(Cxa1999.RULEBOOK, CHECKS, CHECKING, 2).standing()).isEqualTo(Standing.LOST);
        assertThat(judged(Cxa2020.RULEBOOK, CHECKS, CHECKING, 2).standing()).isEqualTo(Standing.LOST);
        assertThat(judged(Simple.RULEBOOK, CHECKS, CHECKING, 2).standing()).isEqualTo(Standing.LOST);
    }

    @Test
    void byTheAsianRulesACheckerIsAskedToChangeFirst() {
        assertThat(judged(Axf.RULEBOOK, CHECKS, CHECKING, 2).standing()).isEqualTo(Standing.STOPPED_IN_LOOP);
        assertThat(judged(Axf.RULEBOOK, CHECKS, CHECKING, 3).standing()).isEqualTo(Standing.LOST);
    }

    @Test
    void aGameThatStopsAtTheThirdOccurrenceIsLeftToTheArbiter() {
        Verdict verdict = judged(Cxa2020.RULEBOOK, CHASE, CHASING, 2);
        assertThat(verdict.standing()).isEqualTo(Standing.STOPPED_IN_LOOP);
        assertThat(verdict.obligation()).hasValue(new Obligation(0, 8, false));
    }

    @Test
    void aChaserWhoGoesOnForOneMoreCycleHasLost() {
        assertThat(judged(Cxa2020.RULEBOOK, CHASE, CHASING, 3).standing()).isEqualTo(Standing.LOST);
    }

    @Test
    void aSideThatLeavesTheLoopHasHeeded() {
        Verdict verdict = judged(Cxa2020.RULEBOOK, CHASE, CHASING, 2, "e2c4");
        assertThat(verdict.standing()).isEqualTo(Standing.LEFT_IN_TIME);
        assertThat(verdict.obligation().orElseThrow().heeded()).isTrue();
    }

    @Test
    void leavingTheLoopWithinTheFourthRunIsInTime() {
        Verdict verdict = judged(Cxa2020.RULEBOOK, CHASE, CHASING, 2, "h2g2", "g7h5", "e2c4");
        assertThat(verdict.standing()).isEqualTo(Standing.LEFT_IN_TIME);
    }

    /** The detour is a change: the loop before it was left in time, and all of it together is an allowed one. */
    @Test
    void aLoopThatIsLeftAndEnteredAgainIsJudgedAsAWhole() {
        Verdict verdict = judged(Cxa2020.RULEBOOK, CHASE, CHASING, 2, "e2c4", "g7h5", "c4e2", "h5g7");
        assertThat(verdict.standing()).isEqualTo(Standing.DRAW_CLAIMABLE);
        assertThat(verdict.evidence().orElseThrow().cycle().plies()).isEqualTo(8);
    }

    /** To change means to leave off attacking: another loop of chases is none, and what was due is lost by it. */
    @Test
    void goingOverIntoAnotherForbiddenLoopIsNoChange() {
        List<String> moves = new ArrayList<>(CHASING);
        moves.addAll(CHASING);
        moves.addAll(List.of("h2g2", "g7h5", "g2h2", "h5f6"));
        for (int i = 0; i < 2; i++) {
            moves.addAll(List.of("h2f2", "f6h5", "f2h2", "h5f6"));
        }
        moves.addAll(List.of("h2h1", "e9f9"));
        for (Rulebook rulebook : List.of(Cxa1999.RULEBOOK, Cxa2020.RULEBOOK, Axf.RULEBOOK)) {
            assertThat(Case.of("another loop", CHASE, moves).judgeAll(rulebook))
                    .extracting(Verdict::standing)
                    .startsWith(Standing.CARRIED_ON, Standing.LOST);
        }
    }

    /** Two loops with an idle move between them are two duties, and each was heeded. */
    @Test
    void anotherLoopAfterAChangeIsAnotherDuty() {
        List<String> moves = new ArrayList<>(CHASING);
        moves.addAll(CHASING);
        moves.addAll(List.of("h2h1", "e9f9"));
        for (int i = 0; i < 2; i++) {
            moves.addAll(List.of("h1g1", "g7h5", "g1h1", "h5g7"));
        }
        moves.addAll(List.of("h1h0", "f9e9"));
        assertThat(Case.of("two loops", CHASE, moves).judgeAll(Cxa2020.RULEBOOK))
                .extracting(Verdict::standing)
                .containsExactly(Standing.LEFT_IN_TIME, Standing.LEFT_IN_TIME);
    }

    @Test
    void theDutyArisesWhicheverSideCompletesTheThirdOccurrence() {
        List<String> rotated = List.of("g7h5", "g2h2", "h5g7", "h2g2");
        Verdict verdict = judged(Cxa2020.RULEBOOK, "3ak4/4a4/6n2/9/9/9/9/4B1R2/4A4/3AK4 b", rotated, 2);
        assertThat(verdict.ruling()).isEqualTo(Ruling.RED_LOSES);
        assertThat(verdict.standing()).isEqualTo(Standing.STOPPED_IN_LOOP);
    }

    @Test
    void anAllowedLoopIsADrawToBeClaimed() {
        List<String> idle = List.of("a0a1", "e9d9", "a1a0", "d9e9");
        Verdict verdict = judged(Cxa2020.RULEBOOK, "4k4/9/9/9/9/9/9/9/9/R4K3 w", idle, 2);
        assertThat(verdict.standing()).isEqualTo(Standing.DRAW_CLAIMABLE);
        assertThat(judged(Cxa2020.RULEBOOK, "4k4/9/9/9/9/9/9/9/9/R4K3 w", idle, 1)
                        .standing())
                .isEqualTo(Standing.NOTHING_DUE);
    }

    private static Verdict judged(Rulebook rulebook, String fen, List<String> loop, int times, String... after) {
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            moves.addAll(loop);
        }
        moves.addAll(List.of(after));
        return Case.of("standing", fen, moves).judge(rulebook);
    }
}
