/**
 * Tables of games in CSV: one row a ply, as dumps of game servers have them, or one row a game.
 *
 * <p>Rows of different games may interleave, and nothing says which row is a game's last. Games are therefore held until the
 * source ends, or until as many games or characters are held as the limits allow; then the game that was untouched for
 * longest is given out. Rows of it that come later make a record of their own, which does not begin with the first ply and
 * is a reject.
 */
package org.qipu.parsers.csv;
