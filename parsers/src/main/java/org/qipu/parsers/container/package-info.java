/**
 * Files that hold other files, or one in compressed form. A container is read as a stream, entry by entry; each entry is
 * then read as if it lay in a folder. Only the number of entries, their sizes and the depth of containers within containers
 * are bounded: an entry's name is never used as the name of a file.
 */
package org.qipu.parsers.container;
