/**
 * The files of Chinese game servers of about 2000 to 2010. Each layout is known from one converter of that time only, and no
 * file was seen, so all four are experimental and are tried for files of the right name only. The servers let a king be
 * captured; such a last move is in the record and is found illegal when the game is replayed.
 */
package org.qipu.parsers.oldsites;
