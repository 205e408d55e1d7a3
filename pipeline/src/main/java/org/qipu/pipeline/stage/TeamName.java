package org.qipu.pipeline.stage;

import java.text.Normalizer;
import java.util.Locale;

/** Names of teams in one spelling: Unicode form NFKC, lower case, no blanks. */
final class TeamName {
    private TeamName() {}

    /** The one spelling of a team's name; empty for none. */
    static String of(String written) {
        return written.isEmpty()
                ? ""
                : Normalizer.normalize(written, Normalizer.Form.NFKC)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("\\s+", "");
    }
}
