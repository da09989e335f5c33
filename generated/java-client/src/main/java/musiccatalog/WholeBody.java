// Made by endpoint-manifest (java-client) from its template WholeBody.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.Flow;

/** Publishes bytes that have come. */
final class WholeBody implements Flow.Publisher<List<ByteBuffer>> {
  private final byte[] bytes;

  WholeBody(byte[] bytes) {
    this.bytes = bytes;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super List<ByteBuffer>> subscriber) {
    subscriber.onSubscribe(
        new Flow.Subscription() {
          private boolean isOver;

          @Override
          public void request(long count) {
            if (isOver) return;
            isOver = true;
            if (bytes.length > 0) subscriber.onNext(List.of(ByteBuffer.wrap(bytes)));
            subscriber.onComplete();
          }

          @Override
          public void cancel() {
            isOver = true;
          }
        });
  }
}
