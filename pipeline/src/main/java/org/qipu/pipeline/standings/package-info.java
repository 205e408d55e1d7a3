/**
 * Standings of one event from its games: who met whom, which format that was, points, tie-breaks and ranks. Needs neither
 * Spark nor the warehouse.
 */
package org.qipu.pipeline.standings;
