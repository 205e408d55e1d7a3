package org.qipu.pipeline.stage;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qipu.pipeline.stage.Candidate.Kind;

/** Finds the records of one game among those that share a key, and puts one in the place of each such group. */
final class SameGames {
    /** Plies that have to be equal for two records to be compared, at one of these places: one slip never spoils all three. */
    private static final int BLOCK = 6;

    private static final int BLOCKS = 3;

    /** In a block of more games that begin alike, each is compared with this number of the ones ranked next to it. */
    private static final int COMPARED = 64;

    private SameGames() {}

    /** Of records with the same moves, those that stand for the rest. */
    static List<Candidate> withSameMoves(Iterable<Candidate> group) {
        List<Candidate> ranked = ranked(group);
        List<Candidate> standing = new ArrayList<>(ranked.size());
        for (Candidate game : ranked) {
            int from = Math.max(0, standing.size() - COMPARED);
            Optional<Candidate> same = standing.subList(from, standing.size()).stream()
                    .filter(other -> Likeness.isSame(other, game))
                    .findFirst();
            same.ifPresentOrElse(other -> other.standFor(game, Kind.SAME), () -> standing.add(game));
        }
        return standing;
    }

    /** Of records of games between the same players, no two with the same moves, those that stand for the rest. */
    static List<Candidate> ofPair(Iterable<Candidate> group) {
        List<Candidate> ranked = ranked(group);
        if (ranked.size() == 1) {
            return ranked;
        }
        Map<String, List<Integer>> blocks = new HashMap<>();
        List<Candidate> standing = new ArrayList<>(ranked.size());
        int[] standsFor = new int[ranked.size()];
        for (int i = 0; i < standsFor.length; i++) {
            standsFor[i] = i;
            Candidate game = ranked.get(i);
            Optional<Kind> kind = Optional.empty();
            for (int block = 0; block < BLOCKS; block++) {
                List<Integer> alike = blocks.computeIfAbsent(key(game, block), key -> new ArrayList<>(2));
                for (int k = alike.size() - 1; k >= Math.max(0, alike.size() - COMPARED) && kind.isEmpty(); k--) {
                    kind = Likeness.of(ranked.get(alike.get(k)), game);
                    standsFor[i] = kind.isPresent() ? standsFor[alike.get(k)] : i;
                }
                alike.add(i);
            }
            if (kind.isPresent()) {
                ranked.get(standsFor[i]).standFor(game, kind.get());
            } else {
                standing.add(game);
            }
        }
        return standing;
    }

    private static String key(Candidate game, int block) {
        return block + game.moves.substring(block * BLOCK, (block + 1) * BLOCK);
    }

    /** In the order of rank; the games hold what they stood for until now, which they keep. */
    private static List<Candidate> ranked(Iterable<Candidate> group) {
        List<Candidate> ranked = new ArrayList<>();
        group.forEach(ranked::add);
        if (ranked.size() > 1) {
            ranked.sort(Candidate.RANK);
        }
        return ranked;
    }

    /** The records of a group in the order of rank, the one that stands for it first. */
    static List<Candidate> all(Candidate standing) {
        Collection<Candidate.Member> members = standing.members;
        List<Candidate> all = new ArrayList<>(members.size() + 1);
        members.forEach(member -> all.add(member.game()));
        all.sort(Candidate.RANK);
        all.add(0, standing);
        return all;
    }
}
