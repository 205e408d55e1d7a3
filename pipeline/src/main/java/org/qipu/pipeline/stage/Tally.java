package org.qipu.pipeline.stage;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.qipu.pipeline.player.DisplayName;

/** What the games of a player or an event add up to. Sums of parts of the games add up to that of all, in any order. */
public final class Tally implements Externalizable {
    private static final long serialVersionUID = 1;

    private transient long[] sums;
    private transient String displayName;
    private transient int firstDate = DateNumber.NONE;
    private transient int lastDate = DateNumber.NONE;
    private transient int year;
    private transient Map<String, Long> spellings = new HashMap<>(2);
    private transient Set<String> members = new HashSet<>(2);
    private transient Set<String> rulebooks = new HashSet<>(2);
    private transient Set<String> teams = new HashSet<>(2);

    /** For deserialisation only. */
    public Tally() {
        this(0);
    }

    /** A tally of nothing, with a number of sums. */
    Tally(int sums) {
        this.sums = new long[sums];
    }

    /** Adds to one of the sums. */
    void add(int index, long amount) {
        sums[index] += amount;
    }

    /** One of the sums. */
    long sum(int index) {
        return sums[index];
    }

    /** Counts a spelling of the name. */
    void name(String spelling) {
        spellings.merge(spelling, 1L, Long::sum);
    }

    /** Takes a date into account, see {@link DateNumber}. */
    void date(int date) {
        if (date != DateNumber.NONE) {
            firstDate = firstDate == DateNumber.NONE ? date : Math.min(firstDate, date);
            lastDate = Math.max(lastDate, date);
        }
    }

    /** Takes a year into account, 0 for none; the latest one stays. */
    void year(int other) {
        year = Math.max(year, other);
    }

    /** The year; 0 when none is known. */
    int year() {
        return year;
    }

    /** Adds a member, who counts once. */
    void member(String id) {
        members.add(id);
    }

    /** Adds a team, as written. */
    void team(String name) {
        teams.add(name);
    }

    /** Adds a rulebook in force. */
    void rulebook(String id) {
        rulebooks.add(id);
    }

    /** The rulebook in force; null when there are several. */
    String onlyRulebook() {
        return rulebooks.size() == 1 ? rulebooks.iterator().next() : null;
    }

    /** Adds another tally of the same kind to this one. */
    Tally merge(Tally other) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += other.sums[i];
        }
        date(other.firstDate);
        date(other.lastDate);
        year(other.year);
        other.spellings.forEach((spelling, uses) -> spellings.merge(spelling, uses, Long::sum));
        members.addAll(other.members);
        rulebooks.addAll(other.rulebooks);
        teams.addAll(other.teams);
        return this;
    }

    /** The most frequent spelling, the least one on a tie. */
    String mostUsedName() {
        String best = "";
        long uses = 0;
        for (Map.Entry<String, Long> spelling : spellings.entrySet()) {
            boolean tie = spelling.getValue() == uses;
            if (spelling.getValue() > uses || tie && spelling.getKey().compareTo(best) < 0) {
                best = spelling.getKey();
                uses = spelling.getValue();
            }
        }
        return best;
    }

    /** Number of spellings. */
    long names() {
        return spellings.size();
    }

    /** The spellings other than a name, sorted. */
    List<String> otherNames(String name) {
        Set<String> others = new TreeSet<>(spellings.keySet());
        others.remove(name);
        return List.copyOf(others);
    }

    /** Number of the first date, 0 when none is known. */
    int firstDate() {
        return firstDate;
    }

    /** Number of the last date, 0 when none is known. */
    int lastDate() {
        return lastDate;
    }

    /** The name of a player, found once. */
    String displayName(String id) {
        if (displayName == null) {
            displayName = DisplayName.of(id, spellings);
        }
        return displayName;
    }

    /** The different members. */
    Set<String> memberIds() {
        return members;
    }

    /** The different teams, as written. */
    Set<String> teams() {
        return teams;
    }

    /** Number of different members. */
    long members() {
        return members.size();
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeInt(sums.length);
        for (long sum : sums) {
            out.writeLong(sum);
        }
        out.writeInt(firstDate);
        out.writeInt(lastDate);
        out.writeInt(year);
        out.writeInt(spellings.size());
        for (Map.Entry<String, Long> spelling : spellings.entrySet()) {
            out.writeObject(spelling.getKey());
            out.writeLong(spelling.getValue());
        }
        write(members, out);
        write(rulebooks, out);
        write(teams, out);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
        sums = new long[in.readInt()];
        for (int i = 0; i < sums.length; i++) {
            sums[i] = in.readLong();
        }
        firstDate = in.readInt();
        lastDate = in.readInt();
        year = in.readInt();
        for (int left = in.readInt(); left > 0; left--) {
            String spelling = (String) in.readObject();
            spellings.put(spelling, in.readLong());
        }
        read(in, members);
        read(in, rulebooks);
        read(in, teams);
    }

    private static void write(Set<String> texts, ObjectOutput out) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            out.writeObject(text);
        }
    }

    private static void read(ObjectInput in, Set<String> texts) throws IOException, ClassNotFoundException {
        for (int left = in.readInt(); left > 0; left--) {
            texts.add((String) in.readObject());
        }
    }
}
