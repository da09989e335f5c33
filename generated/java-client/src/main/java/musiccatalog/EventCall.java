// Made by endpoint-manifest (java-client) from its template EventCall.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * A call whose response is a stream of server-sent events. Executed, it waits for the end of the
 * stream.
 *
 * @param <T> the type of what it gives
 * @param <I> the type of the data of its events
 * @param <C> the class of the call
 */
public abstract class EventCall<T extends @Nullable Object, I, C extends EventCall<T, I, C>>
    extends Call<T, C> {
  private final Decoder<I> data;

  EventCall(Request request, Decoder<? extends T> decoder, Decoder<I> data) {
    super(request, decoder);
    this.data = data;
  }

  /**
   * Begins the stream. It must be closed.
   *
   * @return the events, as they come
   * @throws CallException if there is no stream
   */
  public final ItemStream<Event<I>> events() {
    return Streams.events(request(), Exchange.await(request(), true), data);
  }

  /**
   * Does the same without waiting for the begin of the stream. Canceling the future ends the call.
   *
   * @return the events, as they come, or a {@link CallException}
   */
  public final CompletableFuture<ItemStream<Event<I>>> eventsAsync() {
    return Exchange.async(request(), true, reply -> Streams.events(request(), reply, data));
  }
}
