package org.qipu.pipeline.player;

import java.util.Arrays;
import java.util.Optional;

/**
 * In what two ids are alike.
 *
 * @param kind the kind of likeness
 * @param score what it counts for
 * @param detail what shows it, as 璘/麟 (lin); may be empty
 */
public record Likeness(Kind kind, double score, String detail) {
    /** Kinds of likeness. */
    public enum Kind {
        /** One character differs, and both sound the same. */
        SAME_SOUND_CHARACTER("one character differs and sounds the same", "一字不同而同音"),
        /** One character differs, and both sound alike to many speakers. */
        NEAR_SOUND_CHARACTER("one character differs and sounds nearly the same", "一字不同而近音"),
        /** One character differs, whatever it sounds like. */
        OTHER_CHARACTER("one character differs", "一字不同"),
        /** Several characters differ, and all sound the same. */
        SAME_SOUND_NAME("the names sound the same", "姓名同音"),
        /** Two neighbouring characters have changed places. */
        SWAPPED("two characters have changed places", "两字颠倒"),
        /** One name is a part of the other. */
        CONTAINED("one name is part of the other", "一名包含另一名"),
        /** A romanised name is the Pinyin of a Chinese one. */
        ROMANISED("one is the other in Pinyin", "一为另一之拼音"),
        /** The same words in another order. */
        WORD_ORDER("the same words in another order", "词序不同"),
        /** One Latin letter more, less or another. */
        ONE_LETTER("one letter differs", "一个字母不同");

        private final String english;
        private final String chinese;

        Kind(String english, String chinese) {
            this.english = english;
            this.chinese = chinese;
        }

        /** The likeness as it stands in tables. */
        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }

        /** The likeness in English. */
        public String english() {
            return english;
        }

        /** The likeness in Chinese. */
        public String chinese() {
            return chinese;
        }
    }

    private static final int FULL_NAME = 3;
    private static final int LONGEST_NAME = 4;
    private static final int LEAST_LETTERS = 5;

    /** In what two different ids are alike; empty when they are not. The order makes no difference to kind and score. */
    public static Optional<Likeness> of(String one, String other) {
        NameShape first = NameShape.of(one);
        NameShape second = NameShape.of(other);
        if (first == NameShape.CHINESE && second == NameShape.CHINESE) {
            return one.length() == other.length() ? sameLength(one, other) : contained(one, other);
        }
        if (first == NameShape.LATIN && second == NameShape.LATIN) {
            return latin(one, other);
        }
        if (first == NameShape.OTHER || second == NameShape.OTHER) {
            boolean same = Blocks.withoutRemark(one).equals(Blocks.withoutRemark(other));
            return same ? found(Kind.CONTAINED, 0.5, "") : Optional.empty();
        }
        return first == NameShape.CHINESE ? romanised(one, other) : romanised(other, one);
    }

    private static Optional<Likeness> sameLength(String one, String other) {
        int differences = 0;
        int last = 0;
        boolean sound = true;
        for (int i = 0; i < one.length(); i++) {
            if (one.charAt(i) != other.charAt(i)) {
                differences++;
                last = i;
                sound &= Pinyin.at(one, i).equals(Pinyin.at(other, i));
            }
        }
        boolean full = one.length() >= FULL_NAME;
        if (differences == 1) {
            return oneCharacter(one, other, last);
        }
        if (sound) {
            return found(Kind.SAME_SOUND_NAME, full ? 0.4 : 0.25, Pinyin.of(one));
        }
        boolean swapped = full
                && differences == 2
                && one.charAt(last) == other.charAt(last - 1)
                && one.charAt(last - 1) == other.charAt(last);
        return swapped ? found(Kind.SWAPPED, 0.4, "") : Optional.empty();
    }

    private static Optional<Likeness> oneCharacter(String one, String other, int at) {
        boolean full = one.length() >= FULL_NAME;
        String sound = Pinyin.at(one, at);
        String otherSound = Pinyin.at(other, at);
        String characters = one.charAt(at) + "/" + other.charAt(at);
        if (sound.equals(otherSound)) {
            return found(Kind.SAME_SOUND_CHARACTER, full ? 0.6 : 0.35, characters + " " + sound);
        }
        String sounds = characters + " " + sound + "/" + otherSound;
        if (Pinyin.near(sound).equals(Pinyin.near(otherSound))) {
            return found(Kind.NEAR_SOUND_CHARACTER, full ? 0.5 : 0.25, sounds);
        }
        return full && at > 0 && one.length() <= LONGEST_NAME
                ? found(Kind.OTHER_CHARACTER, 0.2, sounds)
                : Optional.empty();
    }

    /** A name whose end was cut off, one behind a team that nobody has a list of, or one that lacks a character. */
    private static Optional<Likeness> contained(String one, String other) {
        String longer = one.length() > other.length() ? one : other;
        String shorter = one.length() > other.length() ? other : one;
        int more = longer.length() - shorter.length();
        if (longer.startsWith(shorter)) {
            return more == 1 ? found(Kind.CONTAINED, 0.4, "") : Optional.empty();
        }
        if (longer.endsWith(shorter)) {
            return found(Kind.CONTAINED, shorter.length() >= FULL_NAME ? 0.5 : more == 1 ? 0.2 : 0.35, "");
        }
        boolean lacksOne = more == 1 && shorter.charAt(0) == longer.charAt(0) && isOneEdit(longer, shorter);
        return lacksOne ? found(Kind.CONTAINED, 0.2, "") : Optional.empty();
    }

    private static Optional<Likeness> romanised(String chinese, String latin) {
        String sound = Pinyin.of(chinese);
        String letters = Pinyin.romanised(latin);
        String turned = Pinyin.romanised(Blocks.turned(latin));
        if (sound.equals(letters)) {
            return found(Kind.ROMANISED, 0.6, sound);
        }
        if (sound.equals(turned)) {
            return found(Kind.ROMANISED, 0.55, sound);
        }
        String near = Pinyin.near(sound);
        boolean sounds = near.equals(Pinyin.near(letters)) || near.equals(Pinyin.near(turned));
        return sounds ? found(Kind.ROMANISED, 0.4, sound + "/" + letters) : Optional.empty();
    }

    private static Optional<Likeness> latin(String one, String other) {
        String first = Pinyin.romanised(one);
        String second = Pinyin.romanised(other);
        if (first.equals(second) || Arrays.equals(sortedWords(one), sortedWords(other))) {
            return found(Kind.WORD_ORDER, 0.65, "");
        }
        int shorter = Math.min(first.length(), second.length());
        if (shorter < LEAST_LETTERS) {
            return Optional.empty();
        }
        if (isOneEdit(first, second)) {
            return found(Kind.ONE_LETTER, 0.5, "");
        }
        boolean contained = first.startsWith(second) || second.startsWith(first);
        return contained ? found(Kind.CONTAINED, 0.4, "") : Optional.empty();
    }

    private static String[] sortedWords(String name) {
        String[] words = name.split(" ");
        Arrays.sort(words);
        return words;
    }

    /** Whether one character replaced, added or left out makes one text of the other. */
    private static boolean isOneEdit(String one, String other) {
        int same = 0;
        int shorter = Math.min(one.length(), other.length());
        while (same < shorter && one.charAt(same) == other.charAt(same)) {
            same++;
        }
        int end = 0;
        while (end < shorter - same && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
            end++;
        }
        return Math.max(one.length(), other.length()) - same - end == 1;
    }

    private static Optional<Likeness> found(Kind kind, double score, String detail) {
        return Optional.of(new Likeness(kind, score, detail));
    }
}
