package org.qipu.parsers.cbr;

/**
 * Where a version keeps its fields, as offsets from the record's first byte. Version 1, which one source describes, lacks
 * the first 128 bytes of version 2's texts and another 128 in front of the board, among them or behind them the result.
 */
enum CbrLayout {
    VERSION_1(128, 256, false),
    VERSION_2(0, 0, true);

    private static final int VERSION_BYTE = 19;
    private static final int SIDE_2 = 2112;
    private static final int BOARD_2 = 2120;
    private static final int ROOT_2 = 2214;

    private final int textShift;
    private final int boardShift;
    private final boolean resultKnown;

    CbrLayout(int textShift, int boardShift, boolean resultKnown) {
        this.textShift = textShift;
        this.boardShift = boardShift;
        this.resultKnown = resultKnown;
    }

    /** Number of bytes that tell the version. */
    static int headLength() {
        return VERSION_BYTE + 1;
    }

    /** Version number of a record that is long enough to tell. */
    static int version(byte[] bytes, int start) {
        return bytes[start + VERSION_BYTE] & 0xFF;
    }

    /** Offset of a text field, from its offset in version 2. */
    int text(int inVersion2) {
        return inVersion2 - textShift;
    }

    /** Whether it is known where the result stands. */
    boolean resultKnown() {
        return resultKnown;
    }

    /** Offset of the side to move. */
    int side() {
        return SIDE_2 - boardShift;
    }

    /** Offset of the 90 squares. */
    int board() {
        return BOARD_2 - boardShift;
    }

    /** Offset of the first node. */
    int root() {
        return ROOT_2 - boardShift;
    }
}
