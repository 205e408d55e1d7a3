package org.qipu.parsers.container;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/**
 * Names of entries. Archives of game records were packed under Chinese versions of Windows as a rule, whose names are GBK
 * without any mark; a name that is valid UTF-8 is taken for that.
 */
final class EntryNames {
    private static final Charset CHINESE = Charset.forName("GB18030");

    private final Set<String> used = new HashSet<>();

    /** The text of a name. */
    static String decode(byte[] name) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(name))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(name, CHINESE);
        }
    }

    /** Without its folders. */
    static String last(String name) {
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }

    /** Files that are hidden, and what some systems pack beside the files, are passed over as they are in folders. */
    static boolean isHidden(String name) {
        for (String part : name.split("[/\\\\]")) {
            if (part.equals("__MACOSX") || part.startsWith(".") && !part.equals(".") && !part.equals("..")) {
                return true;
            }
        }
        return false;
    }

    /** A container may name two entries alike; the later ones get a number, so that a record stands in one place only. */
    String distinct(String name) {
        String distinct = name;
        for (int number = 2; !used.add(distinct); number++) {
            distinct = name + "#" + number;
        }
        return distinct;
    }
}
