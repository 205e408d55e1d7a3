package org.qipu.rules.repetition;

import java.util.HashSet;
import java.util.Set;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;

/**
 * What Red wins in material, or loses, when both sides go on capturing and checking as long as it pays: the complete
 * exchange of CXA 1999 art. 29.1. Either side may stop at any time unless it is in check, except that Red, who began to
 * win something, must have captured before he stops. Mate counts more than any material.
 *
 * <p>The side that attacks captures with its king and pawns only to recapture, or with a pawn that checks by doing so:
 * what king and pawns attack by themselves is no threat (27.1, 27.2).
 */
final class GainSearch {
    /** Value of a mate; what lies beyond half of it is mate and not material. */
    static final int MATE = 10_000;

    /** How far the defender may look for compensation. */
    enum Defence {
        /** Only recaptures of the piece that has just moved. */
        ON_THE_SPOT,
        /** Any capture and any check. */
        ANYWHERE
    }

    private static final int UNFOUNDED = MATE - 1000;
    private static final int CHECK_EXTENSION = 3;

    private final TrackedBoard board;
    private final SearchLimits limits;
    private final CaptureLine line;
    private final MoveBuffer[] buffers;
    private final Set<Integer> banned = new HashSet<>();

    private Defence defence = Defence.ANYWHERE;
    private int attacker = Pieces.RED;
    private int pawnTaken;
    private int pawnLost;
    private int balance;
    private int captures;
    private int nodes;
    private boolean exhausted;

    GainSearch(TrackedBoard board, SearchLimits limits) {
        this.board = board;
        this.limits = limits;
        int depth = limits.gainPlies() + CHECK_EXTENSION + 3;
        this.line = new CaptureLine(depth);
        this.buffers = new MoveBuffer[depth];
        for (int i = 0; i < depth; i++) {
            buffers[i] = new MoveBuffer();
        }
    }

    /** Forbids a capture, by identities: one that only offers an exchange supports no other threat. */
    void ban(int capturer, int target) {
        banned.add(capturer << 8 | target);
    }

    /** True when some search met the bound on positions. */
    boolean exhausted() {
        return exhausted;
    }

    /** The best line of the last search. */
    CaptureLine line() {
        return line;
    }

    /**
     * What Red has won in the end when the side to move begins with a move. The side to move is the attacker.
     *
     * @param dear whether crossed pawns count as is best for Red, or else as is worst
     */
    int afterMove(int move, Defence defence, boolean dear) {
        begin(defence, dear);
        attacker = board.sideToMove();
        boolean red = attacker == Pieces.RED;
        line.clear(0);
        boolean captures = Moves.captured(move) != Pieces.EMPTY;
        int redChecks = limits.checks() - (red && !captures ? 1 : 0);
        int blackChecks = limits.checks() - (!red && !captures ? 1 : 0);
        Budget budget = new Budget(limits.gainPlies(), captures ? Moves.to(move) : -1, redChecks, blackChecks);
        int value = play(move, 0, -2 * MATE, 2 * MATE, budget);
        line.take(0, move, board, red);
        return value;
    }

    /** What Red has won in the end when the other side is to move and need not do anything. */
    int whenIdle(boolean dear) {
        begin(Defence.ANYWHERE, dear);
        attacker = Pieces.RED;
        captures = 1;
        return search(0, -2 * MATE, 2 * MATE, new Budget(limits.gainPlies(), -1, limits.checks(), limits.checks()));
    }

    private void begin(Defence defence, boolean dear) {
        this.defence = defence;
        pawnTaken = dear ? Worth.PAWN_DEAR : Worth.PAWN_CHEAP;
        pawnLost = dear ? Worth.PAWN_CHEAP : Worth.PAWN_DEAR;
        balance = 0;
        captures = 0;
        nodes = 0;
    }

    private record Budget(int plies, int recaptureSquare, int redChecks, int blackChecks) {}

    private int play(int move, int ply, int alpha, int beta, Budget budget) {
        boolean red = board.sideToMove() == Pieces.RED;
        int captured = Moves.captured(move);
        int worth = captured == Pieces.EMPTY ? 0 : Worth.of(captured, Moves.to(move), red ? pawnTaken : pawnLost);
        boolean byAttacker = board.sideToMove() == attacker;
        balance += red ? worth : -worth;
        captures += byAttacker && worth > 0 ? 1 : 0;
        board.make(move);
        int value = search(ply + 1, alpha, beta, budget);
        board.unmake(move);
        balance -= red ? worth : -worth;
        captures -= byAttacker && worth > 0 ? 1 : 0;
        return value;
    }

    private int search(int ply, int alpha, int beta, Budget budget) {
        line.clear(ply);
        boolean check = board.inCheck();
        if (++nodes > limits.nodes()) {
            exhausted = true;
            return balance;
        }
        if (budget.plies <= (check ? -CHECK_EXTENSION : 0)) {
            return balance;
        }
        boolean red = board.sideToMove() == Pieces.RED;
        MoveBuffer moves = buffers[ply];
        board.legalMoves(moves);
        if (check && moves.isEmpty()) {
            return red ? ply - MATE : MATE - ply;
        }
        int best = check ? (red ? -2 * MATE : 2 * MATE) : standPat(red);
        return new Node(ply, check, red, budget).best(best, alpha, beta);
    }

    private int standPat(boolean red) {
        if (board.sideToMove() == attacker && captures == 0) {
            return red ? -UNFOUNDED : UNFOUNDED;
        }
        return balance;
    }

    /** One position of the search with what may be tried in it. */
    private final class Node {
        private final int ply;
        private final boolean check;
        private final boolean red;
        private final Budget budget;
        private int best;
        private int alpha;
        private int beta;

        Node(int ply, boolean check, boolean red, Budget budget) {
            this.ply = ply;
            this.check = check;
            this.red = red;
            this.budget = budget;
        }

        int best(int first, int alpha, int beta) {
            this.best = first;
            this.alpha = alpha;
            this.beta = beta;
            if (!check) {
                narrow(first);
            }
            MoveBuffer moves = buffers[ply];
            for (int worth = Worth.ROOK; worth >= 0 && this.alpha < this.beta; worth -= 10) {
                for (int i = 0; i < moves.size() && this.alpha < this.beta; i++) {
                    int captured = Moves.captured(moves.get(i));
                    if (worth == Worth.of(captured, Moves.to(moves.get(i)), 10)) {
                        consider(moves.get(i));
                    }
                }
            }
            return best;
        }

        private void consider(int move) {
            boolean captures = Worth.isMaterial(Moves.captured(move), Moves.to(move));
            boolean checks = (!check || isRestricted(move)) && givesCheck(move);
            if (!check && !(captures ? mayCapture(move, checks) : mayThrowInCheck(checks))) {
                return;
            }
            int spentRed = red && !captures && !check ? 1 : 0;
            int spentBlack = !red && !captures && !check ? 1 : 0;
            Budget next = new Budget(
                    budget.plies - 1,
                    Moves.captured(move) == Pieces.EMPTY ? -1 : Moves.to(move),
                    budget.redChecks - spentRed,
                    budget.blackChecks - spentBlack);
            int value = play(move, ply, alpha, beta, next);
            if (red ? value > best : value < best) {
                best = value;
                line.take(ply, move, board, red);
                narrow(value);
            }
        }

        private void narrow(int value) {
            if (red) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
        }

        private boolean isRestricted(int move) {
            int kind = Pieces.kind(Moves.piece(move));
            return board.sideToMove() == attacker && (kind == Pieces.KING || kind == Pieces.PAWN);
        }

        private boolean mayCapture(int move, boolean checks) {
            boolean attacks = board.sideToMove() == attacker;
            if (!attacks && defence == Defence.ON_THE_SPOT && Moves.to(move) != budget.recaptureSquare) {
                return false;
            }
            if (banned.contains(board.idAt(Moves.from(move)) << 8 | board.idAt(Moves.to(move))) && attacks) {
                return false;
            }
            boolean pawn = Pieces.kind(Moves.piece(move)) == Pieces.PAWN;
            return !isRestricted(move) || Moves.to(move) == budget.recaptureSquare || pawn && checks;
        }

        private boolean mayThrowInCheck(boolean checks) {
            boolean attacks = board.sideToMove() == attacker;
            if (!checks || !attacks && defence == Defence.ON_THE_SPOT) {
                return false;
            }
            return (red ? budget.redChecks : budget.blackChecks) > 0;
        }

        private boolean givesCheck(int move) {
            int king = board.kingSquare(board.sideToMove() ^ 1);
            if (king < 0 || !CheckFilter.mayCheck(move, king)) {
                return false;
            }
            board.make(move);
            boolean checks = board.inCheck();
            board.unmake(move);
            return checks;
        }
    }
}
