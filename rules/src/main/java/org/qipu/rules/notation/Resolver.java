package org.qipu.rules.notation;

import org.qipu.rules.board.IllegalMove;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Squares;

/**
 * Finds the legal moves that a move text can mean in a position. The text is read literally first; what the literal
 * reading yields and is not legal is dropped. Looser readings that people do use are tried only when a stricter one
 * leaves nothing, and never against a text that names one piece plainly: a named piece that cannot move so is an
 * illegal move.
 *
 * <p>Reused and not thread-safe: one per task. Nothing is allocated by {@link #legalMoves}.
 */
public final class Resolver {
    private final Origins origins = new Origins();

    private Position position;
    private int code;
    private MoveBuffer legal;
    private boolean tried;
    private int literalFrom;
    private int literalTo;

    /**
     * Fills {@code legal} with the legal moves that the text can mean, each once: in the order of the readings, and
     * within a reading from the mover's right to his left and from the front to the rear.
     *
     * @param position the position before the move; its side to move is the mover
     * @param code a move-text code, see {@link MoveTexts}
     * @param rankBase 0 or 1: the number that the record gives to Red's back rank, for texts that leave it open
     * @param legal receives the moves, see {@link Moves}; what it held is lost
     */
    public void legalMoves(Position position, int code, int rankBase, MoveBuffer legal) {
        this.position = position;
        this.code = code;
        this.legal = legal;
        legal.clear();
        tried = false;
        literalFrom = -1;
        literalTo = -1;
        switch (MoveTexts.form(code)) {
            case MoveTexts.COORDINATES -> coordinates(rankBase);
            case MoveTexts.FILE_NOTATION -> fileNotation();
            case MoveTexts.ALGEBRAIC -> algebraic(rankBase);
            default -> {}
        }
    }

    /**
     * Which rule the literal reading of the last text breaks; to be asked for when {@link #legalMoves} found nothing and
     * the position is still the same. Where the literal reading names two pieces it is the first of them.
     */
    public IllegalMove why() {
        if (literalFrom < 0) {
            boolean coordinates = MoveTexts.form(code) == MoveTexts.COORDINATES;
            return coordinates ? IllegalMove.OFF_BOARD : IllegalMove.EMPTY_ORIGIN;
        }
        if (literalTo < 0) {
            boolean slanting = FileGeometry.isSlanting(position.pieceAt(literalFrom));
            return slanting ? IllegalMove.NOT_THE_PIECES_MOVE : IllegalMove.OFF_BOARD;
        }
        return IllegalMove.why(position, literalFrom, literalTo);
    }

    /** What a move text means, as a value; the parameters are those of {@link #legalMoves}. */
    public Resolution resolve(Position position, int code, int rankBase) {
        MoveBuffer moves = new MoveBuffer();
        legalMoves(position, code, rankBase, moves);
        return switch (moves.size()) {
            case 0 -> code == MoveTexts.UNREADABLE ? new Resolution.Unreadable() : new Resolution.Illegal(why());
            case 1 -> new Resolution.One(moves.get(0));
            default -> Resolution.Several.of(moves);
        };
    }

    private void coordinates(int rankBase) {
        int base = MoveTexts.leavesRankBaseOpen(code) ? rankBase : 0;
        int from = square(MoveTexts.fromFile(code), MoveTexts.fromRank(code) - base);
        int to = square(MoveTexts.toFile(code), MoveTexts.toRank(code) - base);
        if (from >= 0) {
            consider(from, to);
        }
    }

    private void algebraic(int rankBase) {
        int to = square(MoveTexts.toFile(code), MoveTexts.toRank(code) - rankBase);
        int fromFile = MoveTexts.fromFile(code);
        int fromRank = MoveTexts.fromRank(code) < 0 ? -1 : MoveTexts.fromRank(code) - rankBase;
        origins.fillBoard(position, MoveTexts.kind(code));
        for (int i = 0; i < origins.size(); i++) {
            int from = origins.square(i);
            boolean fileFits = fromFile < 0 || fromFile == Squares.file(from);
            boolean rankFits = MoveTexts.fromRank(code) < 0 || fromRank == Squares.rank(from);
            if (fileFits && rankFits) {
                consider(from, to);
            }
        }
    }

    private void fileNotation() {
        if (MoveTexts.file(code) == 0) {
            origins.fillBoard(position, kind());
            withoutFile();
        } else {
            origins.fillFile(position, kind(), MoveTexts.file(code));
            onFile(MoveTexts.file(code));
        }
    }

    private void onFile(int file) {
        int count = origins.count(file);
        int qualifier = MoveTexts.qualifier(code);
        if (qualifier == MoveTexts.NO_QUALIFIER) {
            // Of three pawns on a file WXF (1997) writes the middle one in the normal way.
            if (MoveTexts.isLatin(code) && kind() == Pieces.PAWN) {
                tryOn(file, Ranking.middle(count));
            }
        } else {
            tryOn(file, Ranking.index(qualifier, count));
            // 33.4 is the third pawn of file 3 (WXF 2018), or the middle one of file 3 (WXF 1997).
            if (MoveTexts.isLatin(code) && qualifier == MoveTexts.FIRST + file - 1) {
                tryOn(file, Ranking.middle(count));
            }
        }
        // A qualifier beside a single piece says nothing.
        if (legal.isEmpty() && (count == 1 || qualifier == MoveTexts.NO_QUALIFIER || needsNoQualifier())) {
            tryAll();
        }
    }

    private void withoutFile() {
        int doubled = origins.doubledFiles();
        int qualifier = MoveTexts.qualifier(code);
        if (doubled == 0) {
            // 前车 with no second rook on its file: the qualifier says nothing.
            tryAll();
        } else if (Ranking.isOrdinal(qualifier)) {
            tryNumbered(Ranking.ordinal(qualifier));
            if (legal.isEmpty()) {
                tryOnDoubledFiles(qualifier, false);
            }
        } else {
            tryOnDoubledFiles(qualifier, MoveTexts.isLatin(code));
            if (legal.isEmpty() && MoveTexts.isLatin(code)) {
                tryOnDoubledFiles(qualifier, false);
            }
            if (legal.isEmpty() && (!tried || needsNoQualifier())) {
                tryAll();
            }
        }
    }

    private void tryOnDoubledFiles(int qualifier, boolean latin) {
        for (int file = 1; file <= Squares.FILES; file++) {
            int count = origins.count(file);
            if (count >= 2) {
                tryOn(file, latin ? Ranking.latinIndex(qualifier, count) : Ranking.index(qualifier, count));
            }
        }
    }

    /** The habit of numbering all pawns on doubled files in one row: right file first, each from the front. */
    private void tryNumbered(int number) {
        int before = 0;
        for (int file = 1; file <= Squares.FILES; file++) {
            int count = origins.count(file);
            if (count >= 2) {
                if (number > before && number <= before + count) {
                    tryOn(file, number - before - 1);
                }
                before += count;
            }
        }
    }

    private void tryOn(int file, int index) {
        if (index >= 0 && index < origins.count(file)) {
            tryFrom(origins.square(file, index));
        }
    }

    private void tryAll() {
        for (int i = 0; i < origins.size(); i++) {
            tryFrom(origins.square(i));
        }
    }

    private void tryFrom(int from) {
        int piece = Pieces.of(kind(), position.sideToMove());
        consider(from, FileGeometry.target(from, piece, MoveTexts.action(code), MoveTexts.number(code)));
    }

    private void consider(int from, int to) {
        if (!tried) {
            tried = true;
            literalFrom = from;
            literalTo = to;
        }
        if (to >= 0) {
            int move = position.move(from, to);
            if (!legal.contains(move) && position.isLegal(move)) {
                legal.add(move);
            }
        }
    }

    /** Kind of the piece in file notation; a pawn is the only one whose name is left out. */
    private int kind() {
        return MoveTexts.kind(code) == 0 ? Pieces.PAWN : MoveTexts.kind(code);
    }

    /** Advisors and elephants need no qualifier, so that one which is written anyway is not to be relied on. */
    private boolean needsNoQualifier() {
        return kind() == Pieces.ADVISOR || kind() == Pieces.ELEPHANT;
    }

    private static int square(int file, int rank) {
        return rank < 0 || rank >= Squares.RANKS ? -1 : Squares.of(file, rank);
    }
}
