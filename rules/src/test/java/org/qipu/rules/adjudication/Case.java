package org.qipu.rules.adjudication;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.qipu.rules.board.Fen;
import org.qipu.rules.board.Moves;
import org.qipu.rules.board.Position;
import org.qipu.rules.board.Setup;
import org.qipu.rules.board.Squares;
import org.qipu.rules.game.Replay;
import org.qipu.rules.game.Replayer;
import org.qipu.rules.notation.MoveTexts;

/** A repetition with moves in packed form, to be judged and turned about. */
record Case(String name, Setup start, int[] moves) {
    /** Its boards and searches are large; tests run one after the other. */
    private static final Judge JUDGE = new Judge();

    /** Reads a FEN and moves in ICCS. */
    static Case of(String name, String fen, List<String> moves) {
        Setup start = ((Fen.Read) Fen.parse(fen)).setup();
        Position position = Position.of(start);
        int[] packed = new int[moves.size()];
        for (int ply = 0; ply < packed.length; ply++) {
            packed[ply] = position.move(square(moves.get(ply), 0), square(moves.get(ply), 2));
            position.make(packed[ply]);
        }
        return new Case(name, start, packed);
    }

    Verdict judge(Rulebook rulebook) {
        return JUDGE.judge(rulebook, start, moves, moves.length);
    }

    /** The verdicts on all that is to be judged. */
    List<Verdict> judgeAll(Rulebook rulebook) {
        Replay replay = replay();
        return JUDGE.all(List.of(rulebook), replay.start(), replay.trace(), 3);
    }

    Replay replay() {
        int[] codes = IntStream.of(moves)
                .map(move -> MoveTexts.squares(Moves.from(move), Moves.to(move)))
                .toArray();
        return new Replayer().replay(start, codes, codes.length);
    }

    /** Left and right change places. */
    Case mirrored() {
        return turned(start.mirrored(), square -> Squares.of(8 - Squares.file(square), Squares.rank(square)));
    }

    /** The colours are swapped and the board is turned round. */
    Case coloursSwapped() {
        return turned(start.coloursSwapped(), square -> Squares.COUNT - 1 - square);
    }

    /** The case that begins some plies later and ends as many plies of its loop later. */
    Case rotated(int plies, int period) {
        Position position = Position.of(start);
        for (int ply = 0; ply < plies; ply++) {
            position.make(moves[ply]);
        }
        int[] later = new int[moves.length];
        for (int ply = 0; ply < later.length; ply++) {
            int at = ply + plies;
            later[ply] = at < moves.length ? moves[at] : later[ply - period];
        }
        return new Case(name, position.setup(), later);
    }

    /** The case with its loop run some more times. */
    Case prolonged(int times, int period) {
        int[] longer = Arrays.copyOf(moves, moves.length + times * period);
        for (int ply = moves.length; ply < longer.length; ply++) {
            longer[ply] = longer[ply - period];
        }
        return new Case(name, start, longer);
    }

    private Case turned(Setup setup, java.util.function.IntUnaryOperator square) {
        Position position = Position.of(setup);
        int[] turned = new int[moves.length];
        for (int ply = 0; ply < turned.length; ply++) {
            int from = square.applyAsInt(Moves.from(moves[ply]));
            int to = square.applyAsInt(Moves.to(moves[ply]));
            turned[ply] = position.move(from, to);
            position.make(turned[ply]);
        }
        return new Case(name, setup, turned);
    }

    private static int square(String move, int at) {
        return Squares.of(move.charAt(at) - 'a', move.charAt(at + 1) - '0');
    }
}
