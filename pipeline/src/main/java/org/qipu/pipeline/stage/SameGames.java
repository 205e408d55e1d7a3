package org.qipu.pipeline.stage;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qipu.pipeline.stage.Candidate.Kind;
import org.qipu.pipeline.stage.Candidate.Member;

/** Finds the records of one game among those that share a key, and puts one in the place of each such group. */
final class SameGames {
    /** Plies that have to be equal for two records to be compared, at one of these places: one slip never spoils all three. */
    private static final int BLOCK = 6;

    private static final int BLOCKS = 3;

    /** In a block of more games that begin alike, each is compared with this number of the ones ranked next to it. */
    private static final int COMPARED = 64;

    private SameGames() {}

    /** Of records with the same moves, those that stand for the rest. */
    static List<Candidate> withSameMoves(List<Candidate> group) {
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
    static List<Candidate> ofPair(List<Candidate> group) {
        List<Candidate> ranked = ranked(group);
        if (ranked.size() == 1) {
            return ranked;
        }
        Map<String, List<Candidate>> blocks = new HashMap<>();
        List<Candidate> standing = new ArrayList<>(ranked.size());
        Map<Candidate, Candidate> standsFor = new IdentityHashMap<>();
        for (Candidate game : ranked) {
            Optional<Member> like = game.namesBoth() ? earlier(game, blocks) : Optional.empty();
            Candidate first = like.map(member -> standsFor.get(member.game())).orElse(game);
            standsFor.put(game, first);
            if (like.isPresent()) {
                first.standFor(game, like.get().kind());
            } else {
                standing.add(game);
            }
        }
        return standing;
    }

    /** A game of higher rank that a game repeats, and how; the game is added to the blocks. */
    private static Optional<Member> earlier(Candidate game, Map<String, List<Candidate>> blocks) {
        Optional<Member> like = Optional.empty();
        for (int block = 0; block < BLOCKS; block++) {
            List<Candidate> alike = blocks.computeIfAbsent(key(game, block), key -> new ArrayList<>(2));
            int from = Math.max(0, alike.size() - COMPARED);
            for (int i = alike.size() - 1; i >= from && like.isEmpty(); i--) {
                Candidate other = alike.get(i);
                like = Likeness.of(other, game).map(kind -> new Member(other, kind));
            }
            alike.add(game);
        }
        return like;
    }

    private static String key(Candidate game, int block) {
        return game.pair() + block + game.moves.substring(block * BLOCK, (block + 1) * BLOCK);
    }

    /** In the order of rank; the games hold what they stood for until now, which they keep. */
    private static List<Candidate> ranked(List<Candidate> group) {
        List<Candidate> ranked = new ArrayList<>(group);
        ranked.sort(Candidate.RANK);
        return ranked;
    }

    /** The records of a group in the order of rank, the one that stands for it first. */
    static List<Candidate> all(Candidate standing) {
        Collection<Member> members = standing.members;
        List<Candidate> all = new ArrayList<>(members.size() + 1);
        members.forEach(member -> all.add(member.game()));
        all.sort(Candidate.RANK);
        all.add(0, standing);
        return all;
    }
}
