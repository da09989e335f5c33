// Made by endpoint-manifest (java-client) from its template Response.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.InputStream;

/** A response whose body is not read yet. It must be closed. */
public final class Response implements AutoCloseable {
  private final Reply reply;

  Response(Reply reply) {
    this.reply = reply;
  }

  /** {@return the status} */
  public int status() {
    return reply.status();
  }

  /** {@return the headers} */
  public Headers headers() {
    return reply.headers();
  }

  /** {@return the body, which can be read once; its exceptions are those of a call} */
  public InputStream body() {
    InputStream stream = reply.stream();
    return stream == null ? InputStream.nullInputStream() : stream;
  }

  /** Ends the response. */
  @Override
  public void close() {
    Exchange.close(reply.stream());
  }
}
