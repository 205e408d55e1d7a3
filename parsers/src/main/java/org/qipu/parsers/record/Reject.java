package org.qipu.parsers.record;

/**
 * A record, or a whole source, that could not be used.
 *
 * @param origin where it stands
 * @param code the kind of defect
 * @param byteOffset offset within the entry at which the defect was noticed
 * @param message one sentence for the person who has to act on it, built from values
 * @param excerpt at most 200 characters of the text around the defect; control characters replaced
 */
public record Reject(Origin origin, RejectCode code, long byteOffset, String message, String excerpt)
        implements ParsedRecord {}
