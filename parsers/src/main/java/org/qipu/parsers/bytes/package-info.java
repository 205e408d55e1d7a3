/**
 * Bytes before they mean anything: sampling and hashing of a source that streams past, the decision for a charset,
 * and decoders that never fail.
 *
 * <p><b>Why an own charset decision.</b> Xiangqi archives come in Big5, GBK, GB18030, UTF-8 and UTF-16 without a
 * marker. GB18030 decodes every Big5 file without an error, so strictness alone cannot tell them apart; what tells is
 * that only one of the readings holds the words of a game record. {@link org.qipu.parsers.bytes.CharsetDetector} lists
 * the order of evidence.
 *
 * <p><b>Why own decoders.</b> A record of a large archive has to be decoded in a microsecond or two into a reused
 * buffer, and bytes that do not decode are data to report, not an exception; {@link
 * org.qipu.parsers.bytes.TextDecoder} says what every decoder promises. The tables are built from the JDK's charsets.
 */
package org.qipu.parsers.bytes;
