package org.qipu.parsers.title;

/** Names of files, which often are the only place where players stand. */
public final class FileName {
    /** Longer endings are words of the name. */
    private static final int LONGEST_EXTENSION = 8;

    private FileName() {}

    /** The name without folders and extension. */
    public static String withoutExtension(String path) {
        String name = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
        int dot = name.lastIndexOf('.');
        boolean extension = dot > 0 && name.length() - dot - 1 <= LONGEST_EXTENSION && isAscii(name, dot + 1);
        return (extension ? name.substring(0, dot) : name).strip();
    }

    private static boolean isAscii(String name, int from) {
        for (int i = from; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean letter = (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
            if (!letter && !Han.isDigit(c) && c != '_') {
                return false;
            }
        }
        return name.length() > from;
    }
}
