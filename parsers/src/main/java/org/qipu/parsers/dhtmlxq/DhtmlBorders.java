package org.qipu.parsers.dhtmlxq;

import java.util.Set;
import org.qipu.parsers.bytes.UnitBorders;

/** A record begins at each opening tag of a container, except the first: what stands before that belongs to it. */
final class DhtmlBorders extends UnitBorders {
    private static final Set<String> CONTAINERS = Set.of("dhtmlxq", "dhtmlxqiframe", "dhtmlxqhtml");
    private static final int LONGEST = 16;

    private final StringBuilder name = new StringBuilder();
    private long bracket = NONE;
    private boolean seen;

    DhtmlBorders(String charset, long position) {
        super(charset, position);
    }

    @Override
    protected long step(int unit, long at) {
        if (unit == '[') {
            bracket = at;
            name.setLength(0);
        } else if (bracket != NONE && unit == ']') {
            return tag();
        } else if (bracket != NONE) {
            name.append((char) (unit | 0x20));
            bracket = name.length() > LONGEST ? NONE : bracket;
        }
        return NONE;
    }

    private long tag() {
        long start = bracket;
        bracket = NONE;
        if (!CONTAINERS.contains(name.toString())) {
            return NONE;
        }
        boolean first = !seen;
        seen = true;
        return first ? NONE : start;
    }

    @Override
    protected long open() {
        return bracket;
    }
}
