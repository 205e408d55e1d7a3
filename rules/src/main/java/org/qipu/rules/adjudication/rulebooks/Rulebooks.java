package org.qipu.rules.adjudication.rulebooks;

import java.util.List;
import java.util.Optional;
import org.qipu.rules.adjudication.Rulebook;
import org.qipu.rules.adjudication.axf.Axf;
import org.qipu.rules.adjudication.cxa1999.Cxa1999;
import org.qipu.rules.adjudication.cxa2011.Cxa2011;
import org.qipu.rules.adjudication.cxa2020.Cxa2020;
import org.qipu.rules.adjudication.simple.Simple;
import org.qipu.rules.adjudication.wxf2018.Wxf2018;

/** The rulebooks that are known. */
public final class Rulebooks {
    /** All of them; a new one is added here. */
    public static final List<Rulebook> ALL = List.of(
            Cxa1999.RULEBOOK, Cxa2011.RULEBOOK, Cxa2020.RULEBOOK, Axf.RULEBOOK, Wxf2018.RULEBOOK, Simple.RULEBOOK);

    private Rulebooks() {}

    /** The rulebook with an id. */
    public static Optional<Rulebook> byId(String id) {
        return ALL.stream().filter(rulebook -> rulebook.id().equals(id)).findFirst();
    }

    /**
     * The rulebook with an id that is known to be one.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static Rulebook of(String id) {
        return byId(id).orElseThrow(() -> new IllegalArgumentException("no rulebook: " + id));
    }
}
