package org.qipu.pipeline.audit;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qipu.parsers.record.GameHeader;
import org.qipu.rules.adjudication.Conduct.Kind;
import org.qipu.rules.adjudication.Ruling;
import org.qipu.rules.adjudication.Verdict;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.game.Ending;
import org.qipu.rules.game.NaturalLimit;

/**
 * The record says that the game ended by a perpetual attack, a repetition or the natural limit, and its moves do not show
 * it. Read are the termination, the result as written, and a comment behind the last move; what a text denies is no claim.
 */
final class ClaimCheck implements GameCheck {
    private static final Pattern DENIED =
            Pattern.compile("(?:不|非|无|無|未|没|沒|\\b(?:no|not|without|avoids?)\\b)[^,，.。;；]{0,6}$");

    private static final Pattern RESULT_TOKEN = Pattern.compile("\\s*(?:1-0|0-1|1/2-1/2|\\*)?\\s*");

    private static final List<Claim> CLAIMS = List.of(
            new Claim("perpetual check", "[长長][将將]|perpetual check", ClaimCheck::checks),
            new Claim(
                    "perpetual chase",
                    "[长長]捉|perpetual chas",
                    game -> any(game, Kind.PERPETUAL_CHASE, Kind.CHASES_IN_TURN)),
            new Claim("perpetual kill", "[长長][杀殺]|perpetual kill", game -> any(game, Kind.PERPETUAL_KILL)),
            new Claim("perpetual attack", "[长長]打|不[变變]作?[负負]|不[变變]判[负負]", ClaimCheck::someoneLoses),
            new Claim(
                    "repetition",
                    "不[变變]作和|不[变變]判和|三次重[复複]|重[复複]三次|[循迴][环環]三次|三次[循迴][环環]" + "|by repetition|threefold|three-fold",
                    game -> !game.verdicts().isEmpty()),
            new Claim("natural limit", "自然限[着著招]|natural(?:[- ]move)? limit", ClaimCheck::limitReached));

    private record Claim(String english, Pattern words, Predicate<AuditedGame> supported) {
        Claim(String english, String words, Predicate<AuditedGame> supported) {
            this(english, Pattern.compile(words, Pattern.CASE_INSENSITIVE), supported);
        }
    }

    @Override
    public void check(AuditedGame game, List<Finding> findings) {
        if (game.replay().filter(replay -> replay.ending() == Ending.OPEN).isEmpty()) {
            return; // without the whole game there is nothing to hold the claim against
        }
        GameHeader header = game.record().header();
        String text = header.termination() + "\n" + header.result() + "\n"
                + closingComment(game.record().movetext());
        if (text.length() > 2) {
            CLAIMS.forEach(claim -> check(claim, text, game, findings));
        }
    }

    private static void check(Claim claim, String text, AuditedGame game, List<Finding> findings) {
        Matcher words = claim.words().matcher(text);
        while (words.find()) {
            boolean denied = DENIED.matcher(text.substring(0, words.start())).find();
            if (!denied && !claim.supported().test(game)) {
                findings.add(Finding.of(
                        FindingKind.CLAIM_NOT_SUPPORTED,
                        "The record says \"" + words.group() + "\": " + claim.english()
                                + ", which its moves do not show.",
                        "棋谱提及“" + words.group() + "”，但着法中未见。"));
                return;
            }
        }
    }

    /** The comment behind the last move; empty when a move or nothing follows. */
    static String closingComment(String movetext) {
        int close = movetext.lastIndexOf('}');
        int open = close < 0 ? -1 : movetext.lastIndexOf('{', close);
        boolean last =
                open >= 0 && RESULT_TOKEN.matcher(movetext.substring(close + 1)).matches();
        return last ? movetext.substring(open + 1, close) : "";
    }

    private static boolean checks(AuditedGame game) {
        return any(game, Kind.PERPETUAL_CHECK, Kind.CHECK_AND_CHASE, Kind.CHECK_AND_KILL, Kind.CHECK_KILL_AND_CHASE);
    }

    private static boolean any(AuditedGame game, Kind... kinds) {
        List<Kind> named = List.of(kinds);
        return game.verdicts().stream()
                .flatMap(verdict -> verdict.evidence().stream())
                .anyMatch(evidence -> named.contains(evidence.red().kind())
                        || named.contains(evidence.black().kind()));
    }

    private static boolean someoneLoses(AuditedGame game) {
        return game.verdicts().stream()
                .map(Verdict::ruling)
                .anyMatch(ruling -> ruling == Ruling.RED_LOSES || ruling == Ruling.BLACK_LOSES);
    }

    private static boolean limitReached(AuditedGame game) {
        NaturalLimit limit = game.rules().naturalLimit();
        return game.trace()
                .filter(trace -> limit.firstReached(trace, Pieces.RED).isPresent()
                        || limit.firstReached(trace, Pieces.BLACK).isPresent())
                .isPresent();
    }
}
