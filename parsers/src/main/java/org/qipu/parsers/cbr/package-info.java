/**
 * CBR, a game of 象棋桥 (CCBridge), and CBL, its library of such games. Little-endian, texts in UTF-16LE, nothing hidden.
 * Offsets: formats/FORMATS.md section 4. Fields are ended by a NUL character and followed by whatever the memory held; the
 * same is true of the bytes behind the last move.
 */
package org.qipu.parsers.cbr;
