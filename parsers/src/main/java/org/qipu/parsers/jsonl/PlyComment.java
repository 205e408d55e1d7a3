package org.qipu.parsers.jsonl;

import java.util.Comparator;
import java.util.List;
import org.qipu.parsers.record.MoveList;

/**
 * A comment.
 *
 * @param ply the ply that it stands behind, from 0; {@link #BEFORE_ALL} for one in front of the first. One behind the last
 *     ply may have a larger number.
 * @param text the comment
 */
record PlyComment(int ply, String text) {
    /** Stands for the place in front of the first ply. */
    static final int BEFORE_ALL = -1;

    /** Moves as written with their comments in braces; a brace that closes a comment too early is written full-width. */
    static String movetext(MoveList moves, List<PlyComment> comments) {
        List<PlyComment> sorted = comments.stream()
                .sorted(Comparator.comparingInt(PlyComment::ply))
                .toList();
        StringBuilder out = new StringBuilder();
        int next = 0;
        for (int ply = BEFORE_ALL; ply < moves.size(); ply++) {
            if (ply > BEFORE_ALL) {
                word(moves.text(ply), out);
            }
            boolean last = ply == moves.size() - 1;
            while (next < sorted.size() && (last || sorted.get(next).ply() <= ply)) {
                word("{" + sorted.get(next++).text().replace('}', '｝') + "}", out);
            }
        }
        return out.toString();
    }

    private static void word(String word, StringBuilder out) {
        out.append(out.isEmpty() ? "" : " ").append(word);
    }
}
