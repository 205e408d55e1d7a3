package org.qipu.pipeline.stage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A game that may be a duplicate, with what is compared of it, and the duplicates that were found for it so far. */
final class Candidate {
    /** The order in which records stand for others: the longest, then the most complete header, then the first. */
    static final Comparator<Candidate> RANK = Comparator.comparingInt((Candidate game) -> -game.moves.length())
            .thenComparingInt(game -> -game.completeness)
            .thenComparing(game -> game.source)
            .thenComparing(game -> game.entry)
            .thenComparingLong(game -> game.recordNo);

    /** Id in {@code games}. */
    String id;

    String source;
    String entry;
    long recordNo;

    /** Start position, empty for the initial one. */
    String start;

    /** A character a ply. */
    String moves;

    /** Empty when unknown. */
    String red;

    /** Empty when unknown. */
    String black;

    /** Id, empty when unknown. */
    String event;

    Days days;
    String result;

    /** Number of fields of the header that say something. */
    int completeness;

    /** What this one stands for, in the order of rank. */
    List<Member> members = new ArrayList<>(0);

    /**
     * A record that another one stands for.
     *
     * @param game the record
     * @param kind how it repeats the other
     */
    record Member(Candidate game, Kind kind) {}

    /** How a record repeats another. */
    enum Kind {
        /** All moves are the same. */
        SAME("same", "all moves are the same", "着法全同"),
        /** Its moves are the first ones of the other. */
        PREFIX("prefix", "one has the first moves of the other", "一方是另一方的前段"),
        /** One move is mistyped, or two are transposed. */
        NEAR("near", "they differ in one move, or in the order of two", "仅一着之差或两着次序之差");

        private final String id;
        private final String english;
        private final String chinese;

        Kind(String id, String english, String chinese) {
            this.id = id;
            this.english = english;
            this.chinese = chinese;
        }

        String id() {
            return id;
        }

        String english() {
            return english;
        }

        String chinese() {
            return chinese;
        }
    }

    /** Whether both players are known. */
    boolean namesBoth() {
        return !red.isEmpty() && !black.isEmpty();
    }

    /** Equal for games between the same players, in these colours, from the same position. */
    String pair() {
        return red + "\n" + black + "\n" + start;
    }

    /** Adds a record, and those that it stood for, to those that this one stands for. */
    void standFor(Candidate other, Kind kind) {
        members.add(new Member(other, kind));
        other.members.forEach(member -> members.add(new Member(member.game, kind)));
        other.members = new ArrayList<>(0);
    }
}
