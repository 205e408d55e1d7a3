package org.qipu.pipeline.stage;

import java.util.ArrayList;
import java.util.List;
import org.qipu.pipeline.audit.FindingKind;
import org.qipu.pipeline.stage.Candidate.Kind;
import org.qipu.pipeline.stage.Candidate.Member;
import org.qipu.pipeline.table.FindingRow;
import org.qipu.pipeline.table.LinkRow;

/** What is written of the records of one game. */
final class LinkRows {
    private static final String UNKNOWN = "*";

    private LinkRows() {}

    /** The rows of a record that stands for others, and of those; none when it stands for none. */
    static List<LinkRow> of(Candidate standing) {
        List<LinkRow> rows = new ArrayList<>(standing.members.size());
        for (Member member : standing.members) {
            rows.add(new LinkRow(member.game().id, standing.id, member.kind().id(), List.of()));
        }
        List<FindingRow> conflicts = standing.members.isEmpty() ? List.of() : conflicts(standing);
        if (!conflicts.isEmpty()) {
            rows.add(new LinkRow(standing.id, null, null, conflicts));
        }
        return rows;
    }

    /** Results that differ from that of the first record, in the order of rank, that has one. */
    private static List<FindingRow> conflicts(Candidate standing) {
        List<FindingRow> conflicts = new ArrayList<>(0);
        Candidate first = null;
        for (Candidate game : SameGames.all(standing)) {
            if (game.result.equals(UNKNOWN)) {
                continue;
            }
            if (first == null) {
                first = game;
            } else if (!first.result.equals(game.result)) {
                conflicts.add(conflict(standing, first, game));
            }
        }
        return conflicts;
    }

    private static FindingRow conflict(Candidate standing, Candidate one, Candidate other) {
        Kind kind = standing.members.stream()
                .filter(member -> member.game() == other)
                .map(Member::kind)
                .findFirst()
                .orElse(Kind.SAME);
        FindingKind found = FindingKind.DUPLICATE_CONFLICT;
        return new FindingRow(
                standing.id,
                null,
                found.id(),
                found.severity().id(),
                null,
                null,
                null,
                null,
                null,
                standing.result,
                null,
                null,
                "Record " + english(one) + " and record " + english(other) + " are of the same game (" + kind.english()
                        + "), but the results differ: " + one.result + " and " + other.result + ".",
                chinese(one) + "与" + chinese(other) + "是同一局（" + kind.chinese() + "），所记结果却不同：" + one.result + "与"
                        + other.result + "。");
    }

    private static String english(Candidate game) {
        return game.recordNo + " of " + place(game);
    }

    private static String chinese(Candidate game) {
        return "“" + place(game) + "”的" + game.recordNo + "号记录";
    }

    private static String place(Candidate game) {
        return game.entry.isEmpty() ? game.source : game.source + "!" + game.entry;
    }
}
