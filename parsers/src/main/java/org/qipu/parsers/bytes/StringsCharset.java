package org.qipu.parsers.bytes;

import java.util.Optional;
import org.qipu.parsers.bytes.CharsetDecision.How;

/**
 * The charset of the strings in a binary record, where the format has a usual one and no marker. Names of a few
 * characters are little evidence, so the usual charset stays unless another is clearly the better reading.
 */
public final class StringsCharset {
    /** Lead in score that another charset needs, in percent of a text that is notation throughout. */
    private static final int CLEAR_MARGIN = 10;

    private StringsCharset() {}

    /**
     * Decides for the strings of one record.
     *
     * @param strings the strings, each on a line of its own
     * @param usual charset of the format
     * @param named the charset as the user names it
     */
    public static CharsetDecision decide(byte[] strings, String usual, Optional<String> named) {
        if (named.isPresent()) {
            return CharsetDetector.override(named.get(), strings);
        }
        CharsetDecision decision = CharsetDetector.decide(ByteSample.of(strings));
        boolean clear = switch (decision.how()) {
            case UTF8_SEQUENCES -> true;
            case VOCABULARY -> decision.margin() >= CLEAR_MARGIN;
            case DEFAULT -> !decision.charset().equals("UTF-8");
            case OVERRIDE, FORMAT, BYTE_ORDER_MARK, NUL_PATTERN, ASCII -> false;
        };
        return clear ? decision : new CharsetDecision(usual, 0, 0, How.DEFAULT);
    }
}
