package org.qipu.pipeline.player;

/**
 * A line of a table of aliases.
 *
 * @param line number of its line in the file, from 1
 * @param alias a name as records write it
 * @param player the name of the player it means
 */
record AliasLine(int line, String alias, String player) {}
