package org.qipu.pipeline.input;

import java.io.Serializable;

/**
 * A file of the archive.
 *
 * @param source name in the tables: the path from the last component of the input as the user named it
 * @param uri where the file is opened
 * @param bytes size as listed
 * @param problem why the file cannot be read, empty when listing it met no problem
 */
public record InputFile(String source, String uri, long bytes, String problem) implements Serializable {}
