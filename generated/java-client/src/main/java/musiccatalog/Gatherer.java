// Made by endpoint-manifest (java-client) from its template Gatherer.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** Gathers the bytes of a body, and no more than a number of them. */
final class Gatherer implements Flow.Subscriber<List<ByteBuffer>> {
  /** The bytes, of which the last is missing if there are too many. */
  final CompletableFuture<Gathered> done = new CompletableFuture<>();

  private final long most;
  private final boolean isCompressed;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
  private volatile Flow.@Nullable Subscription subscription;

  /**
   * The bytes that were gathered.
   *
   * @param bytes the bytes
   * @param isWhole whether there are no more
   */
  record Gathered(byte[] bytes, boolean isWhole) {}

  Gatherer(long most, boolean isCompressed) {
    this.most = most;
    this.isCompressed = isCompressed;
  }

  /** Ends the response. */
  void cancel() {
    Flow.Subscription current = subscription;
    if (current != null) current.cancel();
    done.cancel(false);
  }

  @Override
  public void onSubscribe(Flow.Subscription begun) {
    subscription = begun;
    if (done.isDone()) {
      begun.cancel();
    } else {
      begun.request(Long.MAX_VALUE);
    }
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    if (done.isDone()) return;
    for (ByteBuffer each : buffers) {
      int count = (int) Math.min(each.remaining(), most + 1 - bytes.size());
      byte[] chunk = new byte[count];
      each.get(chunk);
      bytes.write(chunk, 0, count);
      if (bytes.size() > most) {
        Flow.Subscription current = subscription;
        if (current != null) current.cancel();
        finish();
        return;
      }
    }
  }

  @Override
  public void onError(Throwable error) {
    done.completeExceptionally(error);
  }

  @Override
  public void onComplete() {
    finish();
  }

  private void finish() {
    byte[] all = bytes.toByteArray();
    boolean isWhole = all.length <= most;
    if (!isCompressed || all.length == 0 || !isWhole) {
      done.complete(new Gathered(all, isWhole));
      return;
    }
    try (InputStream content = new GZIPInputStream(new ByteArrayInputStream(all))) {
      int limit = (int) Math.min(most + 1, Integer.MAX_VALUE - 8);
      byte[] unpacked = content.readNBytes(limit);
      done.complete(new Gathered(unpacked, unpacked.length <= most));
    } catch (IOException error) {
      done.completeExceptionally(error);
    }
  }

  /** Reads what is left of a response, within a bound, so that its connection can be used again. */
  static void discard(TransportResponse response) {
    response.body().subscribe(new Gatherer(64 << 10, false));
  }

  static boolean isCompressed(Headers headers) {
    String encoding = headers.joined("content-encoding").trim();
    return encoding.equalsIgnoreCase("gzip") || encoding.equalsIgnoreCase("x-gzip");
  }
}
