/**
 * Board, pieces and the rules of movement, on ints and preallocated arrays.
 *
 * <p>{@link org.qipu.rules.board.Setup} is any arrangement, as a diagram gives it; {@link
 * org.qipu.rules.board.Position} is one that moves are made in. A move is an int, see {@link
 * org.qipu.rules.board.Moves}; a legal one is found by {@link org.qipu.rules.board.MoveGenerator} or tested by {@link
 * org.qipu.rules.board.Position#isLegal}, and {@link org.qipu.rules.board.IllegalMove} says why another is not.
 *
 * <h2>How it works</h2>
 *
 * <p>A set of points is two longs of 45 bits, one for each side of the river. A position keeps such a set for every
 * piece and for each side, the board by points, and the occupied points of every rank and file as small ints. Rooks and
 * cannons find their targets by looking up the occupied points of their rank and file; horses by looking up which of
 * their four legs are blocked; the other pieces by point alone. Own pieces are then taken off the set in one operation.
 *
 * <p>What costs time in this game is the safety of the own king: a rook's line, a cannon's screens, a horse's leg and
 * the other king's file can all be opened or closed by a move elsewhere. Once per position the generator therefore
 * looks from the king along his lines and at the horses near him, and learns which pieces are guards, whose moves must
 * be tested one by one, and which empty points would make a piece the screen of a cannon. All other moves are legal as
 * they stand, so counting them is counting bits. When the king is in check, every move is tested.
 *
 * <p>All tables are filled by plain definitions when the class is loaded. Every assertion-enabled run recomputes what a
 * position keeps incrementally after each move, and the tests compare everything with a second implementation that
 * uses no table.
 */
package org.qipu.rules.board;
