// Made by endpoint-manifest (java-client) from its template ItemCall.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * A call whose response is a stream of JSON values. Executed, it waits for the end of the stream.
 *
 * @param <T> the type of what it gives
 * @param <I> the type of the values
 * @param <C> the class of the call
 */
public abstract class ItemCall<T extends @Nullable Object, I, C extends ItemCall<T, I, C>>
    extends Call<T, C> {
  private final Decoder<I> item;

  ItemCall(Request request, Decoder<? extends T> decoder, Decoder<I> item) {
    super(request, decoder);
    this.item = item;
  }

  /**
   * Begins the stream. It must be closed.
   *
   * @return the values, as they come
   * @throws CallException if there is no stream
   */
  public final ItemStream<I> open() {
    return Streams.items(request(), Exchange.await(request(), true), item);
  }

  /**
   * Does the same without waiting for the begin of the stream. Canceling the future ends the call.
   *
   * @return the values, as they come, or a {@link CallException}
   */
  public final CompletableFuture<ItemStream<I>> openAsync() {
    return Exchange.async(request(), true, reply -> Streams.items(request(), reply, item));
  }
}
