package org.qipu.pipeline.standings;

import java.util.Collection;
import java.util.Optional;
import java.util.SortedSet;

/** What a ranking asks about entrants. */
interface Scores {
    /** The entrants, in an order that does not depend on the games' order. */
    SortedSet<String> entrants();

    /** Encounters with a known result. */
    int played(String entrant);

    /** Points, in units of {@link Points#UNIT}. */
    long points(String entrant);

    /**
     * The value of a criterion, empty when it is not known.
     *
     * @param equal those who are equal to the entrant so far, itself among them
     */
    Optional<Long> value(Criterion criterion, String entrant, Collection<String> equal);
}
