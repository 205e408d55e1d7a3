package org.qipu.pipeline.player;

import java.util.HashSet;
import java.util.Set;

/**
 * Keys of which two ids share one when they may be of one player, so that not all have to be compared with all: the name,
 * the name less a character, its end, its sound, and the beginnings of Latin words.
 */
public final class Blocks {
    /** A key that more ids share says nothing about any two of them. */
    public static final int MOST_MEMBERS = 50;

    private static final int LONGEST_SHORTENED = 20;
    private static final int LEAST_LATIN = 5;

    private Blocks() {}

    /** The keys of an id. */
    public static Set<String> of(String id) {
        Set<String> keys = new HashSet<>();
        switch (NameShape.of(id)) {
            case CHINESE -> chinese(id, keys);
            case LATIN -> latin(id, keys);
            case OTHER -> other(id, keys);
        }
        return keys;
    }

    private static void chinese(String id, Set<String> keys) {
        keys.add("n:" + id);
        int length = id.length();
        shortened(id, 3, keys);
        for (int end = 2; end <= 3 && end < length - 1; end++) {
            keys.add("n:" + id.substring(length - end));
        }
        keys.add("s:" + Pinyin.near(Pinyin.of(id)));
    }

    private static void latin(String id, Set<String> keys) {
        String whole = Pinyin.romanised(id);
        keys.add("s:" + Pinyin.near(whole));
        String turned = turned(id);
        if (!turned.isEmpty()) {
            keys.add("s:" + Pinyin.near(Pinyin.romanised(turned)));
        }
        shortened(whole, LEAST_LATIN, keys);
        keys.add("n:" + whole);
        for (String word : id.split(" ")) {
            if (word.length() >= LEAST_LATIN) {
                keys.add("w:" + word.substring(0, LEAST_LATIN));
            }
        }
    }

    /** Of a name with a remark in parentheses, the name. */
    private static void other(String id, Set<String> keys) {
        String name = withoutRemark(id);
        if (NameShape.of(name) == NameShape.CHINESE) {
            keys.add("n:" + name);
        }
    }

    /** The last word put first; empty for one word. */
    static String turned(String id) {
        int space = id.lastIndexOf(' ');
        return space < 0 ? "" : id.substring(space + 1) + " " + id.substring(0, space);
    }

    /** What stands in front of a parenthesis. */
    static String withoutRemark(String id) {
        int open = id.indexOf('(');
        return open < 0 ? id : id.substring(0, open);
    }

    private static void shortened(String name, int least, Set<String> keys) {
        if (name.length() < least || name.length() > LONGEST_SHORTENED) {
            return;
        }
        for (int i = 0; i < name.length(); i++) {
            keys.add("n:" + name.substring(0, i) + name.substring(i + 1));
        }
    }
}
