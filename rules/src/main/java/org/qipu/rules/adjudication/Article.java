package org.qipu.rules.adjudication;

/**
 * An article of a rulebook, in our own words.
 *
 * @param number as the rulebook numbers it
 * @param edition id of the rulebook
 * @param textEn what it says, in English
 * @param textZh what it says, in Chinese
 * @param grade how well it is known
 */
public record Article(String number, String edition, String textEn, String textZh, SourceGrade grade) {
    /** The same article as another edition has it, as far as is known. */
    public Article in(String otherEdition, SourceGrade asKnown) {
        return new Article(number, otherEdition, textEn, textZh, asKnown);
    }
}
