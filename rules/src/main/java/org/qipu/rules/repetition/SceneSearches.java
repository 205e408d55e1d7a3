package org.qipu.rules.repetition;

/** The few scenes that are compared with one another, each with its searches; the one longest unused makes room. */
final class SceneSearches {
    private static final int SCENES = 4;

    /** Latest use first. */
    private final SceneSearch[] searches = new SceneSearch[SCENES];

    SceneSearches(SearchLimits limits, NodeBudget budget) {
        for (int i = 0; i < SCENES; i++) {
            searches[i] = new SceneSearch(this, limits, budget);
        }
    }

    /** The searches on a scene. */
    SceneSearch of(Scene scene) {
        int found = 0;
        while (found < SCENES - 1 && !searches[found].holds(scene)) {
            found++;
        }
        SceneSearch search = searches[found];
        System.arraycopy(searches, 0, searches, 1, found);
        searches[0] = search;
        if (!search.holds(scene)) {
            search.place(scene);
        }
        return search;
    }

    /** Forgets all that was found out, so that a search takes the same steps whatever was searched before. */
    void renew() {
        for (SceneSearch search : searches) {
            search.clear();
        }
    }

    /** True when some search since {@link #renew} looked at a line on which Red gives a crossed pawn. */
    boolean pawnGiven() {
        boolean given = false;
        for (SceneSearch search : searches) {
            given |= search.pawnGiven();
        }
        return given;
    }
}
