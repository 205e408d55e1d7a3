package org.qipu.parsers.xqf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.qipu.parsers.Corpora;
import org.qipu.parsers.LegalTree;
import org.qipu.parsers.Rendering;
import org.qipu.parsers.record.GameRecord;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.tree.MoveTree;

/** Real archives, where they are at hand. */
class XqfCorpusTest {
    /** Files with moves that are illegal where they stand, variations included. */
    private static final Set<String> ILLEGAL = Set.of(
            "BadMoveTest3.xqf",
            "WildHouse.xqf",
            "中炮【马8进7】.XQF",
            "中炮对屏风马.XQF",
            "仙人指路全集（史上最全最新版）.XQF",
            "黑用开局库.XQF",
            "第01章 顺手炮局 第05节 顺炮直车两头蛇攻法 例29.xqf",
            "第1节 黑挺3卒 红过河炮型 第79局 黑右正马式.XQF",
            "吴氏梅花谱_让先屏风马破士角马局 局五.XQF",
            "08现代跳正马攻法.XQF",
            "野马操田.XQF");

    @Test
    void everyFileIsAGame() throws IOException {
        for (Path file : Corpora.files("xqf", ".xqf")) {
            List<ParsedRecord> records = Rendering.records(new XqfFormat(), Files.readAllBytes(file));

            assertThat(records).as("%s", file).singleElement().isInstanceOfSatisfying(GameRecord.class, game -> {
                assertThat(game.issues()).isEmpty();
                assertThat(game.origin().encoding()).isEqualTo("GB18030");
                assertThat(game.header().red()).doesNotContain("\uFFFD");
            });
        }
    }

    @Test
    void illegalMovesAreInTheFilesThatHaveThemOnly() throws IOException {
        Set<String> illegal = new TreeSet<>();
        for (Path file : Corpora.files("xqf", ".xqf")) {
            byte[] bytes = Files.readAllBytes(file);
            MoveTree tree = new MoveTree();
            XqfReader.nodes(bytes).read(tree, (node, text, start, end) -> {});
            if (LegalTree.illegalMoves(tree, XqfReader.start(bytes)) > 0) {
                illegal.add(file.getFileName().toString());
            }
        }
        assertThat(illegal).isSubsetOf(ILLEGAL);
    }
}
