package org.qipu.rules.repetition;

import java.util.ArrayList;
import java.util.List;
import org.qipu.rules.board.MoveBuffer;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Pieces;

/** A board for one scene and the searches on it, which keep what they found out until another scene takes its place. */
final class SceneSearch {
    private final TrackedBoard board = new TrackedBoard();
    private final MoveBuffer moves = new MoveBuffer();
    private final SceneSearches searches;
    private final GainSearch search;
    private Scene scene = Scene.NONE;
    private int side = Pieces.RED;
    private List<Prospect> beginnings = List.of();
    private boolean begun;

    SceneSearch(SceneSearches searches, SearchLimits limits, NodeBudget budget) {
        this.searches = searches;
        this.search = new GainSearch(board, limits, budget);
    }

    boolean holds(Scene other) {
        return scene == other;
    }

    /** Takes up another scene. */
    void place(Scene other) {
        scene = other;
        side = Pieces.RED;
        scene.placeOn(board, side);
        search.renew();
        begun = false;
    }

    /** Forgets the scene and all that was found out. */
    void clear() {
        scene = Scene.NONE;
        search.forgetPawn();
    }

    boolean pawnGiven() {
        return search.pawnGiven();
    }

    /** The search, with a side to move. */
    GainSearch search(int sideToMove) {
        if (side != sideToMove) {
            side = sideToMove;
            scene.placeOn(board, side);
        }
        return search;
    }

    /** True when a move of Red's gives check. */
    boolean givesCheck(int move) {
        search(Pieces.RED);
        return board.givesCheck(move);
    }

    /** Whether the piece on a point could go to another by its way of moving. */
    boolean reaches(int from, int to) {
        return board.reaches(from, to);
    }

    /** Whether a side may move from one point to another. */
    boolean isLegal(int sideToMove, int move) {
        search(sideToMove);
        board.legalMoves(moves);
        return moves.contains(move);
    }

    /** The packed move between two points. */
    int move(int from, int to) {
        return Moves.of(from, to, board.pieceAt(from), board.pieceAt(to));
    }

    /** What Red could begin: the captures of material and the checks, except by the king. */
    List<Prospect> beginnings() {
        if (!begun) {
            beginnings = findBeginnings();
            begun = true;
        }
        return beginnings;
    }

    private List<Prospect> findBeginnings() {
        search(Pieces.RED);
        board.legalMoves(moves);
        List<Prospect> found = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            boolean king = Pieces.kind(Moves.piece(move)) == Pieces.KING;
            if (!king && (Worth.isMaterial(Moves.captured(move), Moves.to(move)) || board.givesCheck(move))) {
                found.add(new Prospect(searches, scene, move));
            }
        }
        return found;
    }
}
