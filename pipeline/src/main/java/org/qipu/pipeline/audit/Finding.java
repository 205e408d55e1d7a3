package org.qipu.pipeline.audit;

import java.util.Optional;
import org.qipu.parsers.record.GameResult;
import org.qipu.pipeline.table.FindingRow;

/**
 * A finding on its way to its row. Everything but the kind and the messages may stay open.
 *
 * @param kind what was found
 * @param severity how much it matters
 * @param side side concerned, 0 red, 1 black, or -1
 * @param firstPly first ply concerned, or -1
 * @param lastPly last ply concerned, or -1
 * @param rule the rule it rests on
 * @param audited the result it speaks for
 * @param en what was found, in English
 * @param zh what was found, in Chinese
 */
record Finding(
        FindingKind kind,
        FindingKind.Severity severity,
        int side,
        int firstPly,
        int lastPly,
        Rule rule,
        Optional<GameResult> audited,
        String en,
        String zh) {

    /**
     * The rule that a finding rests on.
     *
     * @param rulebook id of the rulebook, empty when no rulebook matters
     * @param article rulebook and article, empty when no article matters
     * @param confidence how well the article is sourced, empty without an article
     */
    record Rule(String rulebook, String article, String confidence) {
        /** No article matters. */
        static final Rule NONE = new Rule("", "", "");

        /** An article about how pieces move and games end, which all rulebooks share, read in a primary text. */
        static Rule primary(String article) {
            return new Rule("", article, "primary");
        }
    }

    /** A finding about the record as a whole. */
    static Finding of(FindingKind kind, String en, String zh) {
        return new Finding(kind, kind.severity(), -1, -1, -1, Rule.NONE, Optional.empty(), en, zh);
    }

    Finding at(int side, int firstPly, int lastPly) {
        return new Finding(kind, severity, side, firstPly, lastPly, rule, audited, en, zh);
    }

    Finding under(Rule rule) {
        return new Finding(kind, severity, side, firstPly, lastPly, rule, audited, en, zh);
    }

    Finding speaksFor(GameResult result) {
        return new Finding(kind, severity, side, firstPly, lastPly, rule, Optional.of(result), en, zh);
    }

    Finding weighs(FindingKind.Severity other) {
        return new Finding(kind, other, side, firstPly, lastPly, rule, audited, en, zh);
    }

    /** The row in a game. */
    FindingRow row(AuditedGame game) {
        return new FindingRow(
                game.id(),
                rule.rulebook().isEmpty() ? null : rule.rulebook(),
                kind.id(),
                severity.id(),
                side < 0 ? null : Sides.id(side),
                firstPly < 0 ? null : firstPly,
                lastPly < 0 ? null : lastPly,
                rule.article().isEmpty() ? null : rule.article(),
                rule.confidence().isEmpty() ? null : rule.confidence(),
                game.result().id(),
                audited.map(GameResult::id).orElse(null),
                firstPly < 0 ? null : game.fenBefore(firstPly),
                en,
                zh);
    }
}
