package org.qipu.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;

/** Which package may know which, and what the hot path may not use. */
@AnalyzeClasses(packages = "org.qipu.rules", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String BOARD = "org.qipu.rules.board..";
    private static final String NOTATION = "org.qipu.rules.notation..";
    private static final String GAME = "org.qipu.rules.game..";
    private static final String REPETITION = "org.qipu.rules.repetition..";
    private static final String ADJUDICATION = "org.qipu.rules.adjudication..";

    /** Classes that work once a ply, by simple name. */
    private static final Set<String> HOT = Set.of(
            "CharClasses",
            "CoordinateScanner",
            "FileGeometry",
            "GameTrace",
            "Geometry",
            "KingSafety",
            "Lines",
            "MoveBuffer",
            "MoveGenerator",
            "MoveTextScanner",
            "MoveTexts",
            "Moves",
            "Origins",
            "Pieces",
            "Position",
            "RankBase",
            "Ranking",
            "Resolver",
            "Squares",
            "Steps",
            "Targets",
            "Zobrist");

    @ArchTest
    static final ArchRule DEPENDS_ON_THE_JDK_ONLY =
            classes().should().onlyDependOnClassesThat().resideInAnyPackage("java..", "org.qipu.rules..");

    @ArchTest
    static final ArchRule BOARD_KNOWS_NO_OTHER = in(BOARD, NOTATION, GAME, REPETITION, ADJUDICATION);

    @ArchTest
    static final ArchRule NOTATION_KNOWS_THE_BOARD = in(NOTATION, GAME, REPETITION, ADJUDICATION);

    @ArchTest
    static final ArchRule GAME_KNOWS_NOTATION_AND_BOARD = in(GAME, REPETITION, ADJUDICATION);

    @ArchTest
    static final ArchRule REPETITION_KNOWS_NO_ADJUDICATION = in(REPETITION, ADJUDICATION);

    @ArchTest
    static final ArchRule RULEBOOKS_DO_NOT_SEE_EACH_OTHER = slices().matching(
                    "org.qipu.rules.adjudication.(cxa*|axf|wxf*|simple)")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(inEdition("cxa2011"), inEdition("cxa2020"))
            .ignoreDependency(inEdition("wxf2018"), inEdition("axf"));

    @ArchTest
    static final ArchRule THE_CONTRACT_KNOWS_NO_RULEBOOK = noClasses()
            .that()
            .resideInAPackage("org.qipu.rules.adjudication")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.qipu.rules.adjudication.*..");

    @ArchTest
    static final ArchRule NO_CYCLES =
            slices().matching("org.qipu.rules.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule HOT_PATH_WORKS_ON_INTS = noClasses()
            .that(are(HOT))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.util.stream..", "java.util.function..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(Optional.*|Iterator|List|Map|ArrayList|HashMap)");

    @ArchTest
    static final ArchRule HOT_PATH_DOES_NOT_BOX_OR_FORMAT = noClasses()
            .that(are(HOT))
            .should()
            .callMethodWhere(DescribedPredicate.describe("boxes or formats", ArchitectureTest::boxesOrFormats));

    private static DescribedPredicate<JavaClass> inEdition(String name) {
        return JavaClass.Predicates.resideInAPackage(ADJUDICATION.replace("..", "." + name));
    }

    private static boolean boxesOrFormats(JavaMethodCall call) {
        Class<?> owner = call.getTargetOwner().reflect();
        boolean boxes = Number.class.isAssignableFrom(owner) || owner == Boolean.class || owner == Character.class;
        return boxes && call.getName().equals("valueOf") || call.getName().equals("format");
    }

    private static ArchRule in(String layer, String... unknown) {
        return noClasses()
                .that()
                .resideInAPackage(layer)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(unknown)
                .allowEmptyShould(true);
    }

    private static DescribedPredicate<JavaClass> are(Set<String> simpleNames) {
        return DescribedPredicate.describe("are on the hot path", type -> simpleNames.contains(type.getSimpleName()));
    }
}
