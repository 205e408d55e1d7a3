package org.qipu.pipeline.flow;

/** Records for tests, in Chinese notation. */
final class Games {
    /** Twenty-four plies that every record of {@link #record} begins with. */
    static final String MOVES = "1. 炮二平五 马８进７ 2. 马二进三 车９平８ 3. 车一平二 马２进３ 4. 兵七进一 卒７进１ 5. 车二进六 炮８平９\n"
            + "6. 车二平三 炮９退１ 7. 马八进七 士４进５ 8. 马七进六 炮９平７ 9. 车三平四 象３进５ 10. 炮八平七 车１平２\n"
            + "11. 车九进一 车２进１ 12. 车九平二 车８进８\n";

    /** Fewer moves than tell a game from another. */
    static final String SHORT = "1. 炮二平五 马８进７ 2. 马二进三 车９平８\n";

    private Games() {}

    /** A record of the moves that all share. */
    static String record(String red, String black, String result) {
        return record(red, black, result, MOVES);
    }

    /** A record of given moves. */
    static String record(String red, String black, String result, String moves) {
        return "[Game \"Chinese Chess\"]\n[Event \"示例赛\"]\n[Date \"2001.02.03\"]\n[Red \"" + red + "\"]\n[Black \""
                + black + "\"]\n[Result \"" + result + "\"]\n\n" + moves + result + "\n\n";
    }
}
