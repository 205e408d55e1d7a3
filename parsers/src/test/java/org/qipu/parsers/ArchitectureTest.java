package org.qipu.parsers;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Parsers know squares and move texts; nothing of replay, rulebooks, Spark or Hadoop. */
@AnalyzeClasses(packages = "org.qipu.parsers", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule DEPEND_ON_BOARD_NOTATION_AND_THE_JDK = classes()
            .that()
            .resideOutsideOfPackages("org.qipu.parsers.container..", "org.qipu.parsers.jsonl..")
            .and()
            .doNotHaveFullyQualifiedName("org.qipu.parsers.title.Simplified$Rules")
            .and()
            .doNotHaveFullyQualifiedName("org.qipu.parsers.title.Simplified")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.qipu.parsers..",
                    "org.qipu.rules.board..",
                    "org.qipu.rules.notation..",
                    "java..",
                    "javax.xml.stream..");

    @ArchTest
    static final ArchRule CONTAINERS_ARE_READ_BY_A_LIBRARY_AND_KNOW_NO_BOARD = classes()
            .that()
            .resideInAPackage("org.qipu.parsers.container..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("org.qipu.parsers..", "java..", "org.apache.commons.compress..");

    /** Simplified and traditional characters are those of a library; one class knows it. */
    @ArchTest
    static final ArchRule CHARACTERS_ARE_SIMPLIFIED_BY_A_LIBRARY = noClasses()
            .that()
            .doNotHaveSimpleName("Simplified")
            .and()
            .doNotHaveSimpleName("Rules")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.ibm.icu..");

    @ArchTest
    static final ArchRule LINES_OF_JSON_ARE_READ_BY_A_LIBRARY = classes()
            .that()
            .resideInAPackage("org.qipu.parsers.jsonl..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.qipu.parsers..", "org.qipu.rules.notation..", "java..", "com.fasterxml.jackson.core..");

    @ArchTest
    static final ArchRule BYTES_KNOW_NO_RECORDS = noClasses()
            .that()
            .resideInAPackage("..bytes..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.qipu.parsers.record..", "org.qipu.parsers.pgn..", "org.qipu.rules..");

    /** Formats meet in the list of all formats only; what they share is in record, bytes and tree. */
    @ArchTest
    static final ArchRule FORMATS_DO_NOT_SEE_EACH_OTHER = slices().matching("org.qipu.parsers.(*)..")
            .namingSlices("$1")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(
                    com.tngtech.archunit.base.DescribedPredicate.alwaysTrue(),
                    com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage(
                            "org.qipu.parsers.record..", "org.qipu.parsers.bytes..", "org.qipu.parsers.tree.."))
            .ignoreDependency(
                    com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName("RecordFormats"),
                    com.tngtech.archunit.base.DescribedPredicate.alwaysTrue());
}
