package org.qipu.rules.adjudication;

/**
 * That a side must change which has attacked for many rounds, though no position came back.
 *
 * @param rounds number of its moves in a row that check, kill or chase, none of either side capturing
 * @param points number of points that those moves went to, or more
 * @param article where it stands
 */
public record LongRunClause(int rounds, int points, Article article) {}
