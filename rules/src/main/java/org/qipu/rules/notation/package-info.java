/**
 * Move texts: from characters to a code, from a code and a position to legal moves, and back to characters.
 *
 * <p>Two steps, kept apart. {@link org.qipu.rules.notation.MoveTextScanner} reads a text without a position: parsers can
 * walk glued and mixed notations with it and keep one int a ply ({@link org.qipu.rules.notation.MoveTexts}).
 * {@link org.qipu.rules.notation.Resolver} says which legal moves the code can mean in a position. The first step never
 * asks which side is to move, and neither step takes the side from the characters: archives write Black's moves with
 * Red's characters and digits, and the other way round.
 *
 * <p>Which reading counts. A text is read literally and what is legal is kept, one legal move being the usual case. Two
 * pieces on a named file, or two advisors that reach the same point, leave several. Beyond that only these habits are
 * honoured, each when the stricter reading finds nothing:
 *
 * <ul>
 *   <li>a qualifier beside a piece that stands alone on its file says nothing (前车 with one rook on every file);
 *   <li>advisors and elephants need no qualifier, so a wrong one is forgiven when the other piece can move so;
 *   <li>an ordinal pawn (三兵) counts through all files that hold two or more, from the mover's right, and failing that
 *       on each such file;
 *   <li>前兵 with two such files may be the foremost of either;
 *   <li>a plain file digit in Latin letters means the middle one of three pawns (WXF 1997), failing that any of them;
 *   <li>33.4 is the third pawn of file 3 (WXF 2018) or the middle one of file 3 (WXF 1997): both are kept.
 * </ul>
 *
 * A rook, horse or cannon that is named front or rear and cannot move so is an illegal move; its fellow is never taken
 * instead.
 */
package org.qipu.rules.notation;
