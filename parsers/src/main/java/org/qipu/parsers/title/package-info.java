/**
 * What titles and file names say about games: players, teams, date, round, event and result, each only where it is sure. A
 * wrong player is worse than none. Context-free: nothing here knows a record, and no list of players is kept.
 */
package org.qipu.parsers.title;
