package org.qipu.pipeline.stage;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A game that may be a duplicate, with what is compared of it, and the duplicates that were found for it so far. */
public final class Candidate implements Externalizable {
    /** The order in which records stand for others: the longest, then the most complete header, then the first. */
    static final Comparator<Candidate> RANK = Comparator.comparingInt((Candidate game) -> -game.moves.length())
            .thenComparingInt(game -> -game.completeness)
            .thenComparing(game -> game.source)
            .thenComparing(game -> game.entry)
            .thenComparingLong(game -> game.recordNo);

    private static final long serialVersionUID = 1;

    /** Id in {@code games}. */
    transient String id;

    transient String source;
    transient String entry;
    transient long recordNo;

    /** Start position, empty for the initial one. */
    transient String start;

    /** A character a ply. */
    transient String moves;

    /** Empty when unknown. */
    transient String red;

    /** Empty when unknown. */
    transient String black;

    /** Id, empty when unknown. */
    transient String event;

    transient Days days;
    transient String result;

    /** Number of fields of the header that say something. */
    transient int completeness;

    /** What this one stands for, in the order of rank. */
    transient List<Member> members = new ArrayList<>(0);

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

    /** For deserialisation. */
    public Candidate() {}

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

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        for (String text : new String[] {id, source, entry, start, moves, red, black, event, result}) {
            out.writeUTF(text);
        }
        out.writeLong(recordNo);
        out.writeInt(days.first());
        out.writeInt(days.last());
        out.writeInt(completeness);
        out.writeInt(members.size());
        for (Member member : members) {
            member.game.writeExternal(out);
            out.writeByte(member.kind.ordinal());
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        id = in.readUTF();
        source = in.readUTF();
        entry = in.readUTF();
        start = in.readUTF();
        moves = in.readUTF();
        red = in.readUTF();
        black = in.readUTF();
        event = in.readUTF();
        result = in.readUTF();
        recordNo = in.readLong();
        days = new Days(in.readInt(), in.readInt());
        completeness = in.readInt();
        for (int left = in.readInt(); left > 0; left--) {
            Candidate game = new Candidate();
            game.readExternal(in);
            members.add(new Member(game, Kind.values()[in.readByte()]));
        }
    }
}
