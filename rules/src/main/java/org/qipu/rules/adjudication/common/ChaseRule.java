package org.qipu.rules.adjudication.common;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.qipu.rules.adjudication.Article;
import org.qipu.rules.adjudication.ClassRule;
import org.qipu.rules.adjudication.Classified;
import org.qipu.rules.adjudication.MoveClass;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.repetition.Gain;
import org.qipu.rules.repetition.PlyFacts;
import org.qipu.rules.repetition.Threat;

/**
 * A move chases when it creates a gain that counts (CXA 1999 art. 28.3 and 29, CXA 2020 art. 24.3). A gain does not
 * count
 *
 * <ul>
 *   <li>when it is a mate: those are judged as kills;
 *   <li>when a pawn makes the capture, unless at once and either uncovering a check or together with another piece;
 *   <li>when it is an advisor or elephant that a side's only attacking piece attacks from its post, that side being the
 *       defending one, see {@link PostNaming}.
 * </ul>
 *
 * <p>A king never makes the capture: such captures are no gains in the first place.
 */
public final class ChaseRule implements ClassRule {
    private final Article article;
    private final Article jointArticle;
    private final BiPredicate<PlyFacts, Gain> isNew;
    private final boolean pawnsAttack;
    private final boolean postsExcuse;

    /**
     * Names the articles.
     *
     * @param article the article of chases
     * @param jointArticle the article of joint chases and short roots
     * @param isNew whether the edition takes the gain for a new one
     */
    public ChaseRule(Article article, Article jointArticle, BiPredicate<PlyFacts, Gain> isNew) {
        this(article, jointArticle, isNew, false, true);
    }

    private ChaseRule(
            Article article,
            Article jointArticle,
            BiPredicate<PlyFacts, Gain> isNew,
            boolean pawnsAttack,
            boolean postsExcuse) {
        this.article = article;
        this.jointArticle = jointArticle;
        this.isNew = isNew;
        this.pawnsAttack = pawnsAttack;
        this.postsExcuse = postsExcuse;
    }

    /** The rule where captures by pawns alone count as well. */
    public static ChaseRule countingPawns(Article article, BiPredicate<PlyFacts, Gain> isNew) {
        return new ChaseRule(article, article, isNew, true, true);
    }

    /** The same rule where no post is an excuse. */
    public ChaseRule withoutPosts() {
        return new ChaseRule(article, jointArticle, isNew, pawnsAttack, false);
    }

    @Override
    public Optional<Classified> classify(PlyFacts facts) {
        List<Threat> threats = new ArrayList<>();
        boolean full = false;
        for (Gain gain : facts.gains()) {
            if (counts(facts, gain)) {
                boolean joint = facts.isJoint(gain);
                threats.add(facts.threat(gain, joint));
                full |= !joint;
            }
        }
        if (threats.isEmpty()) {
            return Optional.empty();
        }
        MoveClass moveClass = full ? MoveClass.CHASE : MoveClass.JOINT_CHASE;
        List<Threat> distinct = threats.stream().distinct().toList();
        return Optional.of(new Classified(moveClass, full ? article : jointArticle, distinct, true));
    }

    @Override
    public boolean names(PlyFacts facts) {
        return facts.gains().stream().anyMatch(gain -> counts(facts, gain));
    }

    private boolean counts(PlyFacts facts, Gain gain) {
        if (gain.mates() && facts.mate().exists() || !isNew.test(facts, gain)) {
            return false;
        }
        boolean byPawnAlone = gain.capturerKind() == Pieces.PAWN && !gain.uncoversCheck() && !gain.inCompany();
        return (pawnsAttack || !byPawnAlone) && !(postsExcuse && isFromPost(facts, gain));
    }

    private static boolean isFromPost(PlyFacts facts, Gain gain) {
        boolean guard = gain.targetKind() == Pieces.ADVISOR || gain.targetKind() == Pieces.ELEPHANT;
        return guard && mayHoldPost(facts);
    }

    /** Whether the mover is a defender with one attacking piece left. */
    static boolean mayHoldPost(PlyFacts facts) {
        return facts.attackingPieces() == 1 && facts.isDefending();
    }
}
