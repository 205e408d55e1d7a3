package org.qipu.rules.repetition;

import java.util.LinkedHashMap;
import java.util.Map;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;

/**
 * The moves studied lately. Archives hold many games more than once, and the runs of a loop and the loops of a game share
 * their moves, so a good part of what would be searched has been searched before. What is kept is forgotten after a
 * while; since a study depends on nothing else, that shows in speed alone. Not thread-safe.
 */
public final class Studies {
    private static final int USUALLY_KEPT = 1 << 14;

    private final Position probe = Position.initial();
    private final AttackFacts attacks = new AttackFacts();
    private final Map<Key, MoveStudy> studies;

    /** Keeps as many moves as are worth their memory, some twenty megabytes. */
    public Studies() {
        this(USUALLY_KEPT);
    }

    /** Keeps so many moves. */
    public Studies(int kept) {
        studies = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Key, MoveStudy> eldest) {
                return size() > kept;
            }
        };
    }

    private record Key(Setup setup, int move) {}

    /** A move, legal in the position, with its study. */
    public TurnedMove of(Position position, int move) {
        Orientation orientation = Orientation.of(position, move);
        MoveStudy study = study(orientation.setup(position), orientation.move(move));
        return new TurnedMove(position.sideToMove(), move, orientation, study);
    }

    private MoveStudy study(Setup setup, int move) {
        return studies.computeIfAbsent(new Key(setup, move), key -> new MoveStudy(setup, move, probe, attacks));
    }
}
