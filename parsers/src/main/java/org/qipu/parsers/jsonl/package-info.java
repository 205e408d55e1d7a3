/** JSON lines: one game a line, in keys of our own. */
package org.qipu.parsers.jsonl;
