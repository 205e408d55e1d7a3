package org.qipu.rules.adjudication.common;

import java.util.function.Predicate;
import org.qipu.rules.adjudication.Conduct;
import org.qipu.rules.adjudication.Conduct.Kind;
import org.qipu.rules.adjudication.Conduct.Rank;

/** Conditions on a side's conduct, as the decision tables name them. */
public final class Conditions {
    private Conditions() {}

    /** Any conduct. */
    public static Predicate<Conduct> anything() {
        return conduct -> true;
    }

    /** The conduct of a kind. */
    public static Predicate<Conduct> is(Kind kind) {
        return conduct -> conduct.is(kind);
    }

    /** Any conduct but that of a kind. */
    public static Predicate<Conduct> isNot(Kind kind) {
        return conduct -> !conduct.is(kind);
    }

    /** 允许着法: some move neither checks nor kills nor chases. */
    public static Predicate<Conduct> allowed() {
        return conduct -> conduct.is(Kind.IDLE) || conduct.is(Kind.CHASES_IN_TURN);
    }

    /** 禁止着法: every move checks, kills or chases. */
    public static Predicate<Conduct> forbidden() {
        return allowed().negate();
    }

    /** Every move attacks, and no chase is of the lesser grade. */
    public static Predicate<Conduct> forbiddenInFull() {
        return forbidden().and(conduct -> conduct.rank() == Rank.FULL);
    }

    /** Every move attacks, and some chase is of the lesser grade. */
    public static Predicate<Conduct> forbiddenInPart() {
        return forbidden().and(conduct -> conduct.rank() == Rank.LESSER);
    }
}
