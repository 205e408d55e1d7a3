package org.qipu.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qipu.rules.adjudication.rulebooks.Rulebooks;

class RulebooksTest {
    @Test
    void theIdsAreThoseOfTheContract() {
        assertThat(Rulebooks.ALL)
                .extracting(Rulebook::id)
                .containsExactlyInAnyOrder("cxa-1999", "cxa-2011", "cxa-2020", "axf-2003", "wxf-2018", "simple");
    }

    @Test
    void anUnknownIdHasNoRulebook() {
        assertThat(Rulebooks.byId("cxa-1987")).isEmpty();
    }

    @Test
    void everyClassWithARulebookIsListed() {
        Set<String> owners = new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("org.qipu.rules.adjudication")
                        .stream()
                        .filter(type -> type.tryGetField("RULEBOOK").isPresent())
                        .map(JavaClass::getName)
                        .collect(Collectors.toSet());
        assertThat(owners).hasSameSizeAs(Rulebooks.ALL);
    }

    @Test
    void everyArticleSaysWhatItSaysInBothLanguages() {
        for (Rulebook rulebook : Rulebooks.ALL) {
            assertThat(rulebook.articles()).isNotEmpty().allSatisfy(article -> {
                assertThat(article.edition()).isEqualTo(rulebook.id());
                assertThat(article.number()).isNotBlank();
                assertThat(article.textEn()).endsWith(".");
                assertThat(article.textZh()).endsWith("。");
            });
        }
    }
}
