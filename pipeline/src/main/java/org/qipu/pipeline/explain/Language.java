package org.qipu.pipeline.explain;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The languages in which a game is explained. */
public enum Language {
    /** English. */
    EN,
    /** Chinese, simplified. */
    ZH;

    /** The language with an id, {@code en} or {@code zh}. */
    public static Optional<Language> byId(String id) {
        return Stream.of(values())
                .filter(language -> language.name().equalsIgnoreCase(id))
                .findFirst();
    }

    /** The language of a locale as POSIX has it in the environment; English unless the locale is a Chinese one. */
    public static Language of(Map<String, String> environment) {
        boolean chinese = Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .filter(value -> value.startsWith("zh"))
                .isPresent();
        return chinese ? ZH : EN;
    }
}
