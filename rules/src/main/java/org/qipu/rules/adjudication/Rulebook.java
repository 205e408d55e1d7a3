package org.qipu.rules.adjudication;

import java.util.List;
import org.qipu.rules.repetition.SearchLimits;

/**
 * A rulebook as far as it judges repetitions.
 *
 * @param id stable id, as {@code cxa-2020}
 * @param nameEn name in English
 * @param nameZh name in Chinese
 * @param limits bounds of the searches behind its facts
 * @param demand how often a position may occur
 * @param articles every article it may name
 * @param naming how moves are named
 * @param folding how the names of a side become its conduct
 * @param table how two conducts are set against each other
 */
public record Rulebook(
        String id,
        String nameEn,
        String nameZh,
        SearchLimits limits,
        Demand demand,
        List<Article> articles,
        Naming naming,
        ConductRule folding,
        DecisionTable table) {
    /** Copies the list. */
    public Rulebook {
        articles = List.copyOf(articles);
    }
}
