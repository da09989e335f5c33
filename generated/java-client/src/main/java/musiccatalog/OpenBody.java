// Made by endpoint-manifest (java-client) from its template OpenBody.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The body of a response that its caller reads, decompressed. Its exceptions are those of a call.
 */
final class OpenBody extends InputStream {
  private final BodyStream raw;
  private final boolean isCompressed;
  private final RequestSummary request;
  private @Nullable InputStream content;

  OpenBody(BodyStream raw, boolean isCompressed, RequestSummary request) {
    this.raw = raw;
    this.isCompressed = isCompressed;
    this.request = request;
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] into, int offset, int length) {
    try {
      return content().read(into, offset, length);
    } catch (IOException error) {
      throw new ConnectionException(request, error);
    }
  }

  /** It begins when it is read: the head of compressed content waits for its bytes. */
  private InputStream content() throws IOException {
    InputStream known = content;
    if (known == null) {
      known = isCompressed ? new GZIPInputStream(raw) : raw;
      content = known;
    }
    return known;
  }

  @Override
  public void close() {
    raw.close();
  }
}
