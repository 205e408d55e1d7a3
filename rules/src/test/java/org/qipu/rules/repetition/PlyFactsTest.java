package org.qipu.rules.repetition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Squares;

class PlyFactsTest {
    private static final SearchLimits LIMITS = new SearchLimits(4, 3, 12, 20, 400_000);

    @Test
    void aRookThatStepsBeforeALooseHorseWinsIt() {
        PlyFacts facts = facts("3ak4/4a4/6n2/9/9/9/9/4B2R1/4A4/3AK4 w", "h2g2");
        assertThat(facts.gains()).singleElement().satisfies(gain -> {
            assertThat(gain.how()).isEqualTo(Threat.How.DIRECT);
            assertThat(gain.sure()).isTrue();
            assertThat(Squares.name(gain.capturer())).isEqualTo("g2");
            assertThat(Squares.name(gain.target())).isEqualTo("g7");
            assertThat(gain.targetKind()).isEqualTo(Pieces.HORSE);
            assertThat(facts.isJoint(gain)).isFalse();
            assertThat(facts.threat(gain, false).root()).isEqualTo(Threat.Root.NONE);
        });
    }

    @Test
    void aRootedHorseIsNotWon() {
        assertThat(facts("3akab2/9/4b4/9/6n2/9/9/4B2R1/4A4/3AK4 w", "h2g2").gains())
                .isEmpty();
    }

    @Test
    void factsAreToldOnTheBoardOfTheGame() {
        PlyFacts facts = facts("4ka3/4a4/1r2b4/9/9/9/9/2N6/4A4/4KA3 b", "b7c7");
        assertThat(facts.side()).isEqualTo(Pieces.BLACK);
        assertThat(facts.gains()).singleElement().satisfies(gain -> {
            assertThat(Squares.name(gain.capturer())).isEqualTo("c7");
            assertThat(Squares.name(gain.target())).isEqualTo("c2");
        });
    }

    @Test
    void aPawnThatHasNotCrossedTheRiverIsNothingToWin() {
        assertThat(facts("3ak4/4a4/4b4/2p6/9/9/9/R7B/4A4/3AK4 w", "a2a6").gains())
                .isEmpty();
        assertThat(facts("3ak4/4a4/4b4/9/9/2p6/9/R7B/4A4/3AK4 w", "a2a4").gains())
                .isNotEmpty();
    }

    @Test
    void aProtectedRookBeforeARookOffersAnExchange() {
        PlyFacts facts = facts("3ak4/4a4/4b4/9/9/9/9/7r1/R4AR2/4K4 w", "g1h1");
        assertThat(facts.gains()).isEmpty();
        assertThat(facts.offersExchange()).isTrue();
    }

    @Test
    void aMateByTheNextCheckIsThreatened() {
        MateThreat mate = facts("4k4/R8/9/9/9/9/9/1R7/9/3K5 w", "b2c2").mate();
        assertThat(mate.exists()).isTrue();
        assertThat(mate.tradedOff()).isFalse();
        assertThat(facts("4k4/9/9/9/9/9/9/1R7/9/3K5 w", "b2c2").mate().exists()).isFalse();
    }

    @Test
    void aPieceThatStepsInTheWayOfAMateBlocks() {
        assertThat(facts("4k4/R8/9/9/7c1/9/9/1R7/9/3K5 b", "h5b5").blocksMate()).isTrue();
        assertThat(facts("4k4/R8/9/9/7c1/9/9/1R7/9/3K5 b", "h5c5").blocksMate()).isFalse();
    }

    @Test
    void anAttackTellsWhetherTheTargetIsProtectedNowAndBefore() {
        PlyFacts facts = facts("3akab2/9/4b4/9/6n2/9/9/4B2R1/4A4/3AK4 w", "h2g2");
        assertThat(facts.attacks()).singleElement().satisfies(attack -> {
            assertThat(attack.now()).isEqualTo(new Attack.State(true, true, false));
            assertThat(attack.before()).isEqualTo(Attack.State.NONE);
        });
    }

    @Test
    void aSearchThatMeetsItsBoundSaysSo() {
        Position position = position("r1bakabr1/9/2n1c4/p3p3p/2p3Pn1/3R5/P1PCP3P/N3C3N/4A4/R1BAK1c2 w");
        PlyFacts facts = facts(new SearchLimits(4, 3, 12, 20, 10), position, "i2g1");
        facts.gains();
        assertThat(facts.exhausted()).isTrue();
    }

    private static PlyFacts facts(String fen, String move) {
        Position position = position(fen);
        PlyFacts facts = facts(LIMITS, position, move);
        assertThat(facts.exhausted()).isFalse();
        return facts;
    }

    private static PlyFacts facts(SearchLimits limits, Position position, String move) {
        return new ThreatAnalyzer(limits).facts(new Studies().of(position, move(position, move)), 4);
    }

    private static Position position(String fen) {
        return Position.of(((Fen.Read) Fen.parse(fen)).setup());
    }

    private static int move(Position position, String move) {
        int from = Squares.of(move.charAt(0) - 'a', move.charAt(1) - '0');
        int to = Squares.of(move.charAt(2) - 'a', move.charAt(3) - '0');
        assertThat(position.isLegal(position.move(from, to))).isTrue();
        return position.move(from, to);
    }
}
