package org.qipu.rules.adjudication;

/** How well the text of an article is known. */
public enum SourceGrade {
    /** Read in the rules themselves, or quoted with its number. */
    PRIMARY,
    /** Known from figures, programs or books that cite the article. */
    SECONDARY,
    /** Concluded, or taken over from another edition. */
    UNVERIFIED;

    /** The name in output. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** The weaker of two grades. */
    public SourceGrade weaker(SourceGrade other) {
        return compareTo(other) > 0 ? this : other;
    }
}
