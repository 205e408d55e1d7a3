package org.qipu.pipeline.flow;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * What an audit did.
 *
 * @param sources number of files
 * @param records records read
 * @param games records that are games
 * @param duplicates games that repeat another
 * @param repetitions number of loops judged, per rulebook
 * @param rejects number of rejects per code
 * @param findings number of findings per kind
 * @param unreadable inputs and sources that could not be read at all, with the reason
 * @param seconds seconds per step, in order
 */
public record AuditSummary(
        long sources,
        long records,
        long games,
        long duplicates,
        long repetitions,
        SortedMap<String, Long> rejects,
        SortedMap<String, Long> findings,
        List<String> unreadable,
        Map<String, Double> seconds) {

    /** Sum of a count per code or kind. */
    public static long total(Map<String, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }
}
