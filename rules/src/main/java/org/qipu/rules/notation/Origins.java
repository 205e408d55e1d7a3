package org.qipu.rules.notation;

import java.util.Arrays;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Squares;

/**
 * The pieces of one kind of the side to move, file by file from the mover's right, and on each file from the front,
 * which is the enemy side. Reused: filling it forgets what it held.
 */
final class Origins {
    private final int[] squares = new int[Squares.COUNT];
    private final int[] starts = new int[Squares.FILES + 2];
    private int size;

    /** Collects the pieces on one file, 1..9 from the mover's right; the other files count as empty. */
    void fillFile(Position position, int kind, int file) {
        size = 0;
        append(position, kind, file);
        Arrays.fill(starts, 0, file + 1, 0);
        Arrays.fill(starts, file + 1, starts.length, size);
    }

    /** Collects the pieces on all files. */
    void fillBoard(Position position, int kind) {
        size = 0;
        for (int f = 1; f <= Squares.FILES; f++) {
            starts[f] = size;
            append(position, kind, f);
        }
        starts[Squares.FILES + 1] = size;
    }

    /** Number of pieces collected. */
    int size() {
        return size;
    }

    /** Square of the piece with the given index among all that were collected. */
    int square(int index) {
        return squares[index];
    }

    /** Number of pieces on a file. */
    int count(int file) {
        return starts[file + 1] - starts[file];
    }

    /** Square of a piece on a file, index 0 being the foremost. */
    int square(int file, int index) {
        return squares[starts[file] + index];
    }

    /** Number of files that hold two pieces or more. */
    int doubledFiles() {
        int doubled = 0;
        for (int f = 1; f <= Squares.FILES; f++) {
            if (count(f) >= 2) {
                doubled++;
            }
        }
        return doubled;
    }

    private void append(Position position, int kind, int file) {
        int side = position.sideToMove();
        int piece = Pieces.of(kind, side);
        int backwards = side == Pieces.RED ? -Squares.FILES : Squares.FILES;
        int square = Squares.of(FileGeometry.column(file, side), side == Pieces.RED ? Squares.RANKS - 1 : 0);
        for (int rank = 0; rank < Squares.RANKS; rank++) {
            if (position.pieceAt(square) == piece) {
                squares[size++] = square;
            }
            square += backwards;
        }
    }
}
