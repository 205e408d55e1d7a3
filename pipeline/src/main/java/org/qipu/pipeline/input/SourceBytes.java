package org.qipu.pipeline.input;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;

/** Opens the bytes of an input file. */
public final class SourceBytes {
    private SourceBytes() {}

    /**
     * The bytes from an offset on; the caller closes the stream.
     *
     * @throws IOException when the file cannot be opened
     */
    public static InputStream open(InputFile file, long offset, Configuration configuration) throws IOException {
        Path path = new Path(URI.create(file.uri()));
        FSDataInputStream stream = path.getFileSystem(configuration).open(path);
        try {
            stream.seek(offset);
        } catch (IOException e) {
            stream.close();
            throw e;
        }
        return stream;
    }
}
