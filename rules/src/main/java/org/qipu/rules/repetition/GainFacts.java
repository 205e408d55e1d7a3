package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Setup;

/** The gains that a move creates, on the turned board. */
final class GainFacts {
    private final MoveStudy study;
    private final List<Gain> gains = new ArrayList<>();
    private final Map<Integer, Threat> threats = new HashMap<>();

    GainFacts(MoveStudy study, List<NewGain> created) {
        this.study = study;
        for (NewGain threat : created) {
            gains.add(gain(threat, gains.size()));
        }
    }

    /** All gains, in order. */
    List<Gain> all() {
        return gains;
    }

    /** A gain as it is shown to people. */
    Threat threat(int number, boolean joint) {
        return threats.computeIfAbsent(joint ? ~number : number, key -> shown(gains.get(number), joint));
    }

    private Gain gain(NewGain threat, int number) {
        Setup setup = study.after().setup();
        int target = study.after().squareOf(threat.target());
        int capturer = study.after().squareOf(threat.capturer());
        boolean direct = threat.capturesAt(target);
        Threat.How how = direct
                ? Threat.How.DIRECT
                : Moves.captured(threat.move()) == Pieces.EMPTY ? Threat.How.CHECKS : Threat.How.EXCHANGE;
        return new Gain(
                number,
                how,
                threat.sure(),
                target,
                Pieces.kind(setup.pieceAt(target)),
                capturer,
                Pieces.kind(setup.pieceAt(capturer)),
                direct && Company.uncoversCheck(setup, threat.move()),
                direct && isInCompany(target, capturer),
                threat.mates());
    }

    private boolean isInCompany(int target, int capturer) {
        int mover = Moves.to(study.move());
        for (int attacker : Company.attackers(study.after().setup(), target)) {
            boolean heavy = Company.isHeavy(study.after().setup().pieceAt(attacker));
            if (capturer == mover ? heavy : attacker == mover) {
                return true;
            }
        }
        return false;
    }

    private Threat shown(Gain gain, boolean joint) {
        Setup setup = study.after().setup();
        List<Integer> by = new ArrayList<>(List.of(gain.capturer()));
        if (joint) {
            for (int attacker : Company.attackers(setup, gain.target())) {
                if (!by.contains(attacker)) {
                    by.add(attacker);
                }
            }
        }
        boolean isProtected = Company.isProtected(setup, gain.capturer(), gain.target());
        return new Threat(by, gain.target(), gain.how(), root(gain, joint, isProtected));
    }

    private static Threat.Root root(Gain gain, boolean joint, boolean isProtected) {
        if (joint) {
            return Threat.Root.SHORT;
        }
        if (!isProtected) {
            return Threat.Root.NONE;
        }
        return gain.sure() ? Threat.Root.FALSE : Threat.Root.TRUE;
    }
}
