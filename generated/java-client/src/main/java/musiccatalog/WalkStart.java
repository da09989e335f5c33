// Made by endpoint-manifest (java-client) from its template WalkStart.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * A response with several lists, each of which has pages.
 *
 * @param <T> the type of the response
 */
final class WalkStart<T extends @Nullable Object> {
  private final PageRequests requests;
  private final Answered<T> first;

  private WalkStart(PageRequests requests, Answered<T> first) {
    this.requests = requests;
    this.first = first;
  }

  /** Sends a call, and waits for its response. */
  static <T extends @Nullable Object> WalkStart<T> of(Call<T, ?> call, Paging paging) {
    return new WalkStart<>(new PageRequests(call.request(), paging), call.withResponse());
  }

  static <T extends @Nullable Object> CompletableFuture<WalkStart<T>> async(
      Call<T, ?> call, Paging paging) {
    return call.withResponseAsync()
        .thenApply(first -> new WalkStart<>(new PageRequests(call.request(), paging), first));
  }

  Answered<T> first() {
    return first;
  }

  /** The list at a place of the response. */
  <I> Walk<I> at(String root, Decoder<I> item) {
    return new Walk<>(requests, root, item, first);
  }
}
