// Made by endpoint-manifest (java-client) from its template Streams.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.InputStream;

/**
 * Begins streams. A failure before the first item is that of any call, and is tried again; one
 * within a stream ends it.
 */
final class Streams {
  private Streams() {}

  static <I> ItemStream<Event<I>> events(Request request, Reply reply, Decoder<I> data) {
    boolean isText = request.operation.framing == Framing.TEXT_EVENTS;
    LineReader lines = new LineReader(checked(request, reply), (byte) 0);
    return new ItemStream<>(reply, new EventSource<>(lines, isText, data));
  }

  static <I> ItemStream<I> items(Request request, Reply reply, Decoder<I> item) {
    boolean isSequence = request.operation.framing == Framing.SEQUENCE;
    byte end = isSequence ? LineSource.SEPARATOR : (byte) '\n';
    LineReader lines = new LineReader(checked(request, reply), end);
    return new ItemStream<>(reply, new LineSource<>(lines, isSequence, item));
  }

  /** Refuses a response of another media type. */
  private static InputStream checked(Request request, Reply reply) {
    InputStream stream = reply.stream();
    try {
      Replies.dueType(request.operation, reply);
    } catch (JsonException error) {
      Exchange.close(stream);
      throw reply.unreadable(new byte[0], error);
    }
    return stream == null ? InputStream.nullInputStream() : stream;
  }
}
