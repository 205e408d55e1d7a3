/**
 * PGN and the many texts that go by that name.
 *
 * <h2>Where a record begins</h2>
 *
 * The first record begins with the source. Any other begins at a <i>tag line</i> that is the first one after a line of
 * something else. A tag line is, after blanks, {@code [}, an ASCII letter, letters, digits, {@code _} or {@code -}, then
 * a quote, directly or after blanks; instead of the quote, any character beyond ASCII after blanks, which may be a
 * full-width quote. Anything else that is not blank (spaces, tabs, form feeds, NUL, 0x1A, byte order marks) is something
 * else. So no blank line is needed between games, any tag may come first, and CR, LF and CRLF may mix; a text before the
 * first tag line is a record of its own.
 *
 * <p>A record may have no moves at all. A tag line that follows another one after a blank line begins a record when it
 * is {@code Game}, or {@code Event} after any tag but {@code Game}: these are the tags that come first.
 *
 * <p>Games may stand one behind the other without any tags: in a record that has none, a line that begins with the move
 * number 1 after a blank line begins a record when an earlier line of the record begins with that number.
 *
 * <p>The rule is <b>local</b>: whether a line begins a record depends on that line, on the last line before it that is
 * not blank and on how the lines of the record begin, never on an open comment or quote far above. Every reader therefore finds the same borders whatever
 * border it started from, and slices of a source give the very records that the whole gives. The price: a comment with
 * a line that looks exactly like a tag line is cut there, and both parts are told.
 *
 * <p>The rule works on <b>bytes</b>. In Big5, GBK, GB18030, UTF-8 and the Windows and ISO single-byte charsets the bytes
 * 0x0A and 0x0D are never part of another character, so a line's first byte is a character's first byte and the ASCII
 * beginning of a tag line can be told without decoding. Nothing else is read off bytes: the second byte of a Big5
 * character may be a bracket, a brace or a backslash. UTF-16 is searched in its two-byte units.
 *
 * <h2>What is read</h2>
 *
 * A record is decoded whole into a reused buffer and tokenised as characters. Tags may miss their closing quote or
 * bracket, share a line, hold quotes; what is forgiven is told as an issue. Move numbers are separators and are not
 * checked. Comments, remarks in full-width parentheses and variations are passed over and counted; the move section is
 * kept as text when there are some. A word that was meant as a move and is none becomes a ply without a code, where the
 * replay will stop; any other word is an issue. The first result closes the game; text after it, such as a site's
 * advertisement, is not read, except that moves after it are told. Records of other games or of private dialects are
 * rejected by name.
 */
package org.qipu.parsers.pgn;
