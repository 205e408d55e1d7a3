package org.qipu.parsers.cbr;

import org.qipu.parsers.record.HeaderField;

/** The texts of a record that games have a place for. */
enum CbrField {
    TITLE(HeaderField.TITLE, 180, 128),
    EVENT(HeaderField.EVENT, 692, 64),
    ROUND(HeaderField.ROUND, 756, 64),
    DATE(HeaderField.DATE, 884, 64),
    SITE(HeaderField.SITE, 948, 64),
    RED(HeaderField.RED, 1076, 64),
    RED_TEAM(HeaderField.RED_TEAM, 1140, 64),
    BLACK(HeaderField.BLACK, 1300, 64),
    BLACK_TEAM(HeaderField.BLACK_TEAM, 1364, 64);

    private final HeaderField field;
    private final int offset;
    private final int bytes;

    CbrField(HeaderField field, int offset, int bytes) {
        this.field = field;
        this.offset = offset;
        this.bytes = bytes;
    }

    HeaderField field() {
        return field;
    }

    /** Offset in version 2. */
    int offset() {
        return offset;
    }

    /** Size of the field in bytes. */
    int bytes() {
        return bytes;
    }
}
