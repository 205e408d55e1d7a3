/**
 * Tables of games in CSV: one row a ply, as dumps of game servers have them, or one row a game.
 *
 * <p>Rows of different games may interleave, and nothing says which row is a game's last. Games are therefore held until the
 * source ends or the stated number of games or plies is held; then the game that was untouched for longest is given out. The
 * rows are few that come later: they make a record of their own, which does not begin with the first ply and is a reject.
 */
package org.qipu.parsers.csv;
