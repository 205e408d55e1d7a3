/**
 * What every record format has in common: the contract of a format, and the values that records turn into.
 *
 * <p>A format reads a {@link org.qipu.parsers.record.SourceSlice} and gives one {@link
 * org.qipu.parsers.record.ParsedRecord} after the other: a {@link org.qipu.parsers.record.GameRecord}, which states what
 * is written and corrects nothing, or a {@link org.qipu.parsers.record.Reject}, which says why there is no game. Content
 * never throws. The readers of single fields ({@link org.qipu.parsers.record.ResultText}, {@link
 *  org.qipu.parsers.record.TitleResult}) answer only where the text is sure.
 */
package org.qipu.parsers.record;
