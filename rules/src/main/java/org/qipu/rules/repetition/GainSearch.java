package org.qipu.rules.repetition;

import java.util.Set;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.repetition.Prospects.Pair;

/**
 * What Red wins in material, or loses, when both sides go on capturing and checking as long as it pays: the complete
 * exchange of CXA 1999 art. 29.1. Either side may stop at any time unless it is in check, except that who began to win
 * something must have captured before he stops. Mate counts more than any material.
 *
 * <p>The side that attacks captures with its king and pawns only to recapture, or with a pawn that checks by doing so:
 * what king and pawns attack by themselves is no threat (27.1, 27.2).
 *
 * <p>An alpha-beta search over values seen from Red; who plays which side does not matter for the rules above, since the
 * attacker is the side that begins.
 */
final class GainSearch {
    /** Value of a mate. */
    static final int MATE = 10_000;
    /** Values beyond this are no sums of material. */
    static final int BEYOND_MATERIAL = MATE / 2;

    /** Value of stopping before anything was captured. */
    private static final int UNFOUNDED = MATE - 1000;

    private static final int INFINITE = 2 * MATE;
    private static final int CHECK_EXTENSION = 3;

    private final TrackedBoard board;
    private final SearchLimits limits;
    private final NodeBudget budget;
    private final BestLine line;
    private final MoveOrder[] orders;
    private final BoundTable bounds = new BoundTable();
    private final PermittedCaptures permitted = new PermittedCaptures();

    private Defence defence = Defence.ANYWHERE;
    private boolean redAttacks;
    private int pawnTaken;
    private int pawnLost;
    private int balance;
    /** Whether some pawn whose value floats is captured in the tree that is searched, or was in one that it relies on. */
    private boolean pawnsFell;

    private boolean pawnGiven;

    GainSearch(TrackedBoard board, SearchLimits limits, NodeBudget budget) {
        this.board = board;
        this.limits = limits;
        this.budget = budget;
        int depth = limits.gainPlies() + CHECK_EXTENSION + 3;
        this.line = new BestLine(depth);
        this.orders = new MoveOrder[depth];
        for (int i = 0; i < depth; i++) {
            orders[i] = new MoveOrder();
        }
    }

    /** Begins work on the board as it stands now, without forbidden captures. */
    void renew() {
        permitted.lift();
        bounds.renew();
    }

    /** Forbids captures; what was found out with others forbidden is forgotten. */
    void ban(Set<Pair> captures) {
        permitted.lift();
        captures.forEach(permitted::forbid);
        bounds.renew();
    }

    /** Forgets whether a pawn was given. */
    void forgetPawn() {
        pawnGiven = false;
    }

    /** True when what a pawn given by Red is worth has entered a search since that was last forgotten. */
    boolean pawnGiven() {
        return pawnGiven;
    }

    /** True when pawns fell in the last search: otherwise it does not matter how they are valued. */
    boolean pawnsFell() {
        return pawnsFell;
    }

    /** What Red captures on the best line of the last {@link #afterMove}. */
    Captures captures() {
        return Captures.along(line, board);
    }

    /** True when Black takes a piece in answer to a check on the best line of the last {@link #afterMove}. */
    boolean takesInAnswer(int id) {
        return line.takesInAnswer(id, board);
    }

    /**
     * What Red has won in the end when the side to move begins with a move. The side to move is the attacker.
     *
     * @param dear whether crossed pawns count as is best for Red, or else as is worst
     */
    int afterMove(int move, Defence defence, boolean dear) {
        int value = afterMove(move, defence, dear, -INFINITE, INFINITE);
        line.take(0, move);
        return value;
    }

    /** True when Red, to move, wins something on the spot by beginning with a move, pawns being valued at his worst. */
    boolean winsOnTheSpot(int move) {
        return afterMove(move, Defence.ON_THE_SPOT, false, 0, 1) > 0;
    }

    /** True when Red, to move, wins something for good by beginning with a move, pawns being valued at his worst. */
    boolean winsAnywhere(int move) {
        return afterMove(move, Defence.ANYWHERE, false, 0, 1) > 0;
    }

    /**
     * What Red has won in the end when he begins with a move, pawns being valued at his worst.
     *
     * @param wins whether it is known that he wins something
     */
    int outcome(int move, boolean wins) {
        int value = afterMove(move, Defence.ANYWHERE, false, wins ? 0 : -INFINITE, INFINITE);
        line.take(0, move);
        return value;
    }

    /** True when Red, to move, comes off no worse than even by beginning with a move, pawns being valued at his best. */
    boolean holdsEven(int move) {
        return afterMove(move, Defence.ANYWHERE, true, -1, 0) >= 0;
    }

    /** True when Black, to move, gets at least so much by beginning with a move, pawns being valued at Red's worst. */
    boolean givesBlack(int move, int least) {
        return afterMove(move, Defence.ANYWHERE, false, -least, -least + 1) <= -least;
    }

    /** True when Red, to move, is mated whatever he does after beginning with a move. */
    boolean isMatedAfter(int move) {
        return afterMove(move, Defence.ANYWHERE, false, -BEYOND_MATERIAL, -BEYOND_MATERIAL + 1) <= -BEYOND_MATERIAL;
    }

    private int afterMove(int move, Defence defence, boolean dear, int alpha, int beta) {
        begin(defence, dear);
        redAttacks = board.sideToMove() == Pieces.RED;
        int situation = Situation.start(limits.gainPlies() + 1, limits.checks());
        boolean captures = Worth.isMaterial(Moves.captured(move), Moves.to(move));
        return play(move, 0, alpha, beta, captures ? situation : Situation.spendCheck(situation, redAttacks));
    }

    /** What Red has won in the end when Black is to move and need not do anything. */
    int whenIdle(boolean dear) {
        begin(Defence.ANYWHERE, dear);
        redAttacks = true;
        int situation = Situation.founded(Situation.start(limits.gainPlies(), limits.checks()));
        return search(0, -INFINITE, INFINITE, situation, board.inCheck());
    }

    private void begin(Defence defence, boolean dear) {
        this.defence = defence;
        pawnTaken = dear ? Worth.PAWN_DEAR : Worth.PAWN_CHEAP;
        pawnLost = dear ? Worth.PAWN_CHEAP : limits.givenPawn();
        balance = 0;
        pawnsFell = false;
    }

    /** The value of a move in a situation from which its check, if it is only that, has been spent. */
    private int play(int move, int ply, int alpha, int beta, int situation) {
        boolean red = board.sideToMove() == Pieces.RED;
        int captured = Moves.captured(move);
        boolean elsewhere =
                defence == Defence.ON_THE_SPOT && red != redAttacks && Moves.to(move) != Situation.lastTo(situation);
        int worth = elsewhere ? 0 : Worth.of(captured, Moves.to(move), red ? pawnTaken : pawnLost);
        int gain = red ? worth : -worth;
        int next = Situation.after(situation, Moves.to(move), captured != Pieces.EMPTY);
        pawnsFell |= worth > 0 && Pieces.kind(captured) == Pieces.PAWN;
        pawnGiven |= !red && worth == limits.givenPawn() && Pieces.kind(captured) == Pieces.PAWN;
        if (red == redAttacks && worth > 0) {
            next = Situation.founded(next);
        }
        balance += gain;
        int value = follow(move, ply + 1, alpha, beta, next);
        balance -= gain;
        return value;
    }

    /** The value once a move has been made; where the opponent just stops, it need not be made. */
    private int follow(int move, int ply, int alpha, int beta, int situation) {
        boolean check = board.givesCheck(move);
        boolean red = board.sideToMove() == Pieces.BLACK;
        int stopping = stopping(situation, red);
        boolean ends = Situation.pliesLeft(situation) <= (check ? -CHECK_EXTENSION : 0);
        if (ends || !check && (red ? stopping >= beta : stopping <= alpha)) {
            line.end(ply);
            return budget.spend() && !ends ? stopping : balance;
        }
        board.make(move);
        int value = search(ply, alpha, beta, situation, check);
        board.unmake(move);
        return value;
    }

    /** What it is worth not to go on. */
    private int stopping(int situation, boolean red) {
        boolean founded = red != redAttacks || Situation.isFounded(situation);
        return founded ? balance : red ? -UNFOUNDED : UNFOUNDED;
    }

    private int search(int ply, int alpha, int beta, int situation, boolean check) {
        line.end(ply);
        if (!budget.spend()) {
            return balance;
        }
        long key = key(situation);
        boolean atLeast = bounds.isAtLeast(key, balance, beta);
        if (atLeast || bounds.isAtMost(key, balance, alpha)) {
            pawnsFell |= bounds.pawnsFell(key);
            return atLeast ? beta : alpha;
        }
        boolean fellBefore = pawnsFell;
        pawnsFell = false;
        int value = check ? answer(ply, alpha, beta, situation) : attack(ply, alpha, beta, situation);
        if (!budget.exhausted()) {
            if (value > alpha) {
                bounds.putAtLeast(key, balance, value, pawnsFell);
            }
            if (value < beta) {
                bounds.putAtMost(key, balance, value, pawnsFell);
            }
        }
        pawnsFell |= fellBefore;
        return value;
    }

    private int answer(int ply, int alpha, int beta, int situation) {
        boolean red = board.sideToMove() == Pieces.RED;
        orders[ply].fillAll(board);
        int worst = red ? -INFINITE : INFINITE;
        return orders[ply].isEmpty() ? (red ? -MATE : MATE) : best(ply, alpha, beta, situation, worst);
    }

    private int attack(int ply, int alpha, int beta, int situation) {
        boolean red = board.sideToMove() == Pieces.RED;
        int stopping = stopping(situation, red);
        if (red ? stopping >= beta : stopping <= alpha) {
            return stopping;
        }
        boolean recapturesOnly = red != redAttacks && defence == Defence.ON_THE_SPOT;
        if (recapturesOnly) {
            orders[ply].fillCapturesOn(board, Situation.lastTo(situation));
            return best(ply, alpha, beta, situation, stopping);
        }
        orders[ply].fillCaptures(board);
        int best = best(ply, alpha, beta, situation, stopping);
        boolean decided = red ? best >= beta : best <= alpha;
        if (decided || !Situation.hasChecks(situation, red)) {
            return best;
        }
        orders[ply].fillChecks(board);
        return best(ply, alpha, beta, situation, best);
    }

    /** The best value of the moves taken up, {@code best} being that of doing something else. */
    private int best(int ply, int alpha, int beta, int situation, int sofar) {
        boolean red = board.sideToMove() == Pieces.RED;
        boolean check = Math.abs(sofar) == INFINITE;
        boolean attacks = !check && red == redAttacks;
        MoveOrder moves = orders[ply];
        int best = sofar;
        int low = red ? Math.max(alpha, best) : alpha;
        int high = red ? beta : Math.min(beta, best);
        for (int i = 0; i < moves.size() && low < high; i++) {
            int move = moves.get(i);
            boolean captures = i < moves.captures();
            if (captures && attacks && !permitted.permits(board, move, situation)) {
                continue;
            }
            int spent = check || captures ? situation : Situation.spendCheck(situation, red);
            int value = play(move, ply, low, high, spent);
            if (red ? value > best : value < best) {
                best = value;
                line.take(ply, move);
                low = red ? Math.max(low, best) : low;
                high = red ? high : Math.min(high, best);
            }
        }
        return best;
    }

    /** Names the position with everything its value depends on. */
    private long key(int situation) {
        boolean point = defence == Defence.ON_THE_SPOT || Situation.lastCaptured(situation);
        int relevant = point ? situation : Situation.withoutPoint(situation);
        int config = (defence == Defence.ON_THE_SPOT ? 1 : 0) | (pawnTaken > pawnLost ? 2 : 0) | (redAttacks ? 4 : 0);
        return board.key() ^ (relevant + ((long) config << 32)) * 0x9E3779B97F4A7C15L;
    }
}
