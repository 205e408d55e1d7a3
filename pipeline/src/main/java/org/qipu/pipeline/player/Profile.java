package org.qipu.pipeline.player;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.Set;

/** What the games of a player tell of him. Sets travel as one text each: one by one, their members take ten times as long. */
public final class Profile implements Externalizable {
    private static final long serialVersionUID = 1;

    /** No id and no team holds one. */
    private static final String BETWEEN = "\n";

    private transient String id;
    private transient String name;
    private transient long games;
    private transient int firstYear;
    private transient int lastYear;
    private transient Set<String> opponents;
    private transient Set<String> teams;

    /** For deserialisation only. */
    public Profile() {
        this("", "", 0);
    }

    /**
     * A player of whom nothing is known yet but his games.
     *
     * @param games number of his games
     */
    public Profile(String id, String name, long games) {
        this.id = id;
        this.name = name;
        this.games = games;
        this.opponents = Set.of();
        this.teams = Set.of();
    }

    /** With the years of the first and the last game whose dates are known, 0 when none is. */
    public Profile inYears(int first, int last) {
        firstYear = first;
        lastYear = last;
        return this;
    }

    /** With the ids of those he played; the set is not copied. */
    public Profile against(Set<String> ids) {
        opponents = ids;
        return this;
    }

    /** With his teams, in simplified characters without blanks; the set is not copied. */
    public Profile under(Set<String> names) {
        teams = names;
        return this;
    }

    String id() {
        return id;
    }

    String name() {
        return name;
    }

    long games() {
        return games;
    }

    /** Year of the first game whose date is known, 0 when none is. */
    int firstYear() {
        return firstYear;
    }

    /** Year of the last game whose date is known, 0 when none is. */
    int lastYear() {
        return lastYear;
    }

    Set<String> opponents() {
        return opponents;
    }

    Set<String> teams() {
        return teams;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeObject(id);
        out.writeObject(name);
        out.writeLong(games);
        out.writeInt(firstYear);
        out.writeInt(lastYear);
        out.writeObject(String.join(BETWEEN, opponents));
        out.writeObject(String.join(BETWEEN, teams));
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
        id = (String) in.readObject();
        name = (String) in.readObject();
        games = in.readLong();
        firstYear = in.readInt();
        lastYear = in.readInt();
        opponents = set((String) in.readObject());
        teams = set((String) in.readObject());
    }

    private static Set<String> set(String joined) {
        return joined.isEmpty() ? Set.of() : Set.of(joined.split(BETWEEN));
    }
}
