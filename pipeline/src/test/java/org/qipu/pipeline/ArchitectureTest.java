package org.qipu.pipeline;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Which package may know which. */
@AnalyzeClasses(packages = "org.qipu", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule RULES_AND_PARSERS_DO_NOT_KNOW_THE_PIPELINE = noClasses()
            .that()
            .resideInAnyPackage("org.qipu.rules..", "org.qipu.parsers..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.qipu.pipeline..", "org.apache.spark..", "org.apache.hadoop..");

    @ArchTest
    static final ArchRule LAYERS = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("org.qipu.pipeline..")
            .layer("cli")
            .definedBy("org.qipu.pipeline.cli..")
            .layer("flow")
            .definedBy("org.qipu.pipeline.flow..")
            .layer("stage")
            .definedBy("org.qipu.pipeline.stage..")
            .layer("source")
            .definedBy("org.qipu.pipeline.source..")
            .layer("warehouse")
            .definedBy("org.qipu.pipeline.warehouse..")
            .layer("audit")
            .definedBy("org.qipu.pipeline.audit..")
            .layer("input")
            .definedBy("org.qipu.pipeline.input..")
            .layer("judge")
            .definedBy("org.qipu.pipeline.judge..")
            .layer("player")
            .definedBy("org.qipu.pipeline.player..")
            .layer("policy")
            .definedBy("org.qipu.pipeline.policy..")
            .layer("export")
            .definedBy("org.qipu.pipeline.export..")
            .layer("explain")
            .definedBy("org.qipu.pipeline.explain..")
            .layer("standings")
            .definedBy("org.qipu.pipeline.standings..")
            .layer("rating")
            .definedBy("org.qipu.pipeline.rating..")
            .layer("table")
            .definedBy("org.qipu.pipeline.table..")
            .whereLayer("cli")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("explain")
            .mayOnlyBeAccessedByLayers("cli")
            .whereLayer("judge")
            .mayOnlyBeAccessedByLayers("cli")
            .whereLayer("flow")
            .mayOnlyBeAccessedByLayers("cli")
            .whereLayer("stage")
            .mayOnlyBeAccessedByLayers("flow")
            .whereLayer("source")
            .mayOnlyBeAccessedByLayers("stage", "flow", "cli")
            .whereLayer("standings")
            .mayOnlyBeAccessedByLayers("stage", "export")
            .whereLayer("rating")
            .mayOnlyBeAccessedByLayers("export", "cli")
            .whereLayer("warehouse")
            .mayOnlyBeAccessedByLayers("flow", "export", "cli")
            .whereLayer("export")
            .mayOnlyBeAccessedByLayers("cli")
            .whereLayer("audit")
            .mayOnlyBeAccessedByLayers("source", "stage", "flow", "explain", "cli")
            .whereLayer("player")
            .mayOnlyBeAccessedByLayers("audit", "source", "stage", "flow", "cli")
            .whereLayer("policy")
            .mayOnlyBeAccessedByLayers("audit", "stage", "flow", "explain", "cli")
            .whereLayer("input")
            .mayOnlyBeAccessedByLayers("source", "stage", "flow", "explain");

    @ArchTest
    static final ArchRule CHECKS_AND_EXPLANATIONS_NEED_NO_SPARK = noClasses()
            .that()
            .resideInAnyPackage(
                    "org.qipu.pipeline.audit..",
                    "org.qipu.pipeline.player..",
                    "org.qipu.pipeline.policy..",
                    "org.qipu.pipeline.explain..",
                    "org.qipu.pipeline.standings..",
                    "org.qipu.pipeline.rating..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache.spark..", "org.apache.hadoop..", "scala..");

    @ArchTest
    static final ArchRule ONLY_THE_WAREHOUSE_TOUCHES_PARQUET = noClasses()
            .that()
            .resideOutsideOfPackage("org.qipu.pipeline.warehouse..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache.parquet..");

    @ArchTest
    static final ArchRule ROWS_ARE_RECORDS = classes()
            .that()
            .resideInAPackage("org.qipu.pipeline.table")
            .and()
            .haveSimpleNameEndingWith("Row")
            .should()
            .beRecords();
}
