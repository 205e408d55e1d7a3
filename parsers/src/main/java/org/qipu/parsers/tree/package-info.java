/**
 * The tree of moves that binary and tagged formats store: its main line is the game, its variations are kept as text.
 *
 * <p>Trees of opening books have hundreds of thousands of nodes and lines as deep as a game, and hostile ones are deeper
 * still: everything here walks with its own stack and in ints.
 */
package org.qipu.parsers.tree;
