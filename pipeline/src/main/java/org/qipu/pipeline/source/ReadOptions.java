package org.qipu.pipeline.source;

import java.io.Serializable;
import java.util.List;

/**
 * How the files of an archive are read.
 *
 * @param formats ids of the record formats to read, empty for all
 * @param charset charset of all text, empty to decide per file
 * @param sliceBytes size at which a large file is cut into slices, in bytes
 */
public record ReadOptions(List<String> formats, String charset, long sliceBytes) implements Serializable {
    /** Size of a slice unless something else is asked for, in bytes. */
    public static final long SLICE_BYTES = 4L << 20;

    public ReadOptions {
        formats = List.copyOf(formats);
    }
}
