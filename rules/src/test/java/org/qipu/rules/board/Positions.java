package org.qipu.rules.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/** Positions and moves for tests. */
final class Positions {
    private Positions() {}

    static Setup setup(String fen) {
        if (Fen.parse(fen) instanceof Fen.Read read) {
            return read.setup();
        }
        throw new IllegalArgumentException(fen);
    }

    static Position position(String fen) {
        return Position.of(setup(fen));
    }

    /** The point named in ICCS at an index of the text. */
    static int square(String iccs, int index) {
        return Squares.of(iccs.charAt(index) - 'a', iccs.charAt(index + 1) - '0');
    }

    static int move(Position position, String iccs) {
        return position.move(square(iccs, 0), square(iccs, 2));
    }

    static List<Integer> legalMoves(Position position) {
        MoveBuffer buffer = new MoveBuffer();
        MoveGenerator.legal(position, buffer);
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < buffer.size(); i++) {
            moves.add(buffer.get(i));
        }
        return moves;
    }

    /** ICCS texts of moves, sorted. */
    static TreeSet<String> iccs(List<Integer> moves) {
        TreeSet<String> texts = new TreeSet<>();
        moves.forEach(move -> texts.add(Moves.iccs(move)));
        return texts;
    }

    /** Start positions of all perft references. */
    static List<Setup> references() {
        return TestBlocks.read("/perft/reference.perft").stream()
                .map(block -> setup(block.value("fen")))
                .toList();
    }

    /** Any pieces on any points, at most one king a side: what a damaged diagram may hold. */
    static Setup scattered(Random random) {
        byte[] pieces = new byte[Squares.COUNT];
        int percentage = 5 + random.nextInt(90);
        for (int square = 0; square < Squares.COUNT; square++) {
            if (random.nextInt(100) < percentage) {
                int kind = Pieces.ADVISOR + random.nextInt(Pieces.PAWN - Pieces.KING);
                pieces[square] = (byte) Pieces.of(kind, random.nextInt(2));
            }
        }
        for (int side = Pieces.RED; side <= Pieces.BLACK; side++) {
            if (random.nextInt(8) > 0) {
                pieces[kingPlace(random, side)] = (byte) Pieces.of(Pieces.KING, side);
            }
        }
        return Setup.of(pieces, random.nextInt(2));
    }

    private static int kingPlace(Random random, int side) {
        if (random.nextInt(4) == 0) {
            return random.nextInt(Squares.COUNT);
        }
        int rank = random.nextInt(3);
        return Squares.of(3 + random.nextInt(3), side == Pieces.RED ? rank : Squares.RANKS - 1 - rank);
    }
}
