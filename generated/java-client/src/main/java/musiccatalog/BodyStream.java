// Made by endpoint-manifest (java-client) from its template BodyStream.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of a response as they come, for a thread that waits for them. In place of the JDK's
 * own, which does not hear an interrupt. It asks for more when all that has come is read.
 */
final class BodyStream extends InputStream implements Flow.Subscriber<List<ByteBuffer>> {
  private final RequestSummary request;
  private final @Nullable Duration idleTimeout;
  private final BlockingQueue<Part> parts = new LinkedBlockingQueue<>();
  private final Deque<ByteBuffer> current = new ArrayDeque<>();
  private volatile Flow.@Nullable Subscription subscription;
  private volatile boolean isClosed;
  private boolean isOver;

  /** Some bytes, or the end with its cause. */
  private record Part(List<ByteBuffer> buffers, boolean isLast, @Nullable Throwable error) {}

  BodyStream(RequestSummary request, @Nullable Duration idleTimeout) {
    this.request = request;
    this.idleTimeout = idleTimeout;
  }

  @Override
  public void onSubscribe(Flow.Subscription begun) {
    subscription = begun;
    if (isClosed) {
      begun.cancel();
    } else {
      begun.request(1);
    }
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    parts.add(new Part(buffers, false, null));
  }

  @Override
  public void onError(Throwable error) {
    parts.add(new Part(List.of(), true, error));
  }

  @Override
  public void onComplete() {
    parts.add(new Part(List.of(), true, null));
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    if (length == 0) return 0;
    while (true) {
      if (isClosed) throw new IOException("the response is closed");
      ByteBuffer next = current.peek();
      if (next != null && next.hasRemaining()) {
        int count = Math.min(length, next.remaining());
        next.get(into, offset, count);
        return count;
      }
      if (next != null) {
        current.remove();
        if (current.isEmpty()) more();
      } else if (isOver) {
        return -1;
      } else {
        take(part());
      }
    }
  }

  private void more() {
    Flow.Subscription begun = subscription;
    if (begun != null) begun.request(1);
  }

  private void take(Part part) throws IOException {
    Throwable error = part.error();
    if (error != null) throw new IOException(error.getMessage(), error);
    isOver = part.isLast();
    current.addAll(part.buffers());
    if (!isOver && current.isEmpty()) more();
  }

  private Part part() {
    try {
      if (idleTimeout == null) return parts.take();
      Part next = parts.poll(idleTimeout.toNanos(), TimeUnit.NANOSECONDS);
      if (next != null) return next;
      close();
      throw new CallTimeoutException(request, idleTimeout);
    } catch (InterruptedException error) {
      close();
      Thread.currentThread().interrupt();
      throw new CallCanceledException(request, error);
    }
  }

  /** Ends the response, also for a thread that waits for its bytes. */
  @Override
  public void close() {
    isClosed = true;
    Flow.Subscription begun = subscription;
    if (begun != null) begun.cancel();
    parts.add(new Part(List.of(), true, new IOException("the response is closed")));
  }

  /**
   * Says that more may come: otherwise what is compressed in several parts would end after the
   * first.
   */
  @Override
  public int available() {
    return isOver ? 0 : 1;
  }
}
