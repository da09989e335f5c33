// Made by endpoint-manifest (java-client) from its template Page.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * One page of items.
 *
 * @param <I> the type of the items
 */
public final class Page<I> {
  private final AnsweredPage answered;
  private final Decoder<I> decoder;
  private final List<I> items;

  Page(AnsweredPage answered, Decoder<I> decoder) {
    this.answered = answered;
    this.decoder = decoder;
    JsonArray<I> all = new JsonArray<>(answered.page.items, decoder);
    for (int index = 0; index < all.size(); index++) {
      try {
        all.get(index);
      } catch (CallException error) {
        throw error;
      } catch (RuntimeException error) {
        throw answered.unreadable(
            new JsonException("item " + index + ": " + error.getMessage(), error));
      }
    }
    this.items = all.list();
  }

  /** {@return the items of this page} */
  public List<I> items() {
    return items;
  }

  /** {@return the number of items on all pages, or null if the service does not say it} */
  public @Nullable Long total() {
    return answered.page.total;
  }

  /** {@return the whole body of the response} */
  public @Nullable JsonValue json() {
    return answered.json;
  }

  /** {@return the status of the response} */
  public int status() {
    return answered.reply.status();
  }

  /** {@return the headers of the response} */
  public Headers headers() {
    return answered.reply.headers();
  }

  /**
   * {@return the start of the next page, for {@code from}, or null if this is the last page}
   *
   * @throws PaginationException if the page leads nowhere
   */
  public @Nullable PageStart nextStart() {
    return answered.nextStart();
  }

  /**
   * {@return the next page, or null if this is the last one}
   *
   * @throws CallException if there is no such page
   */
  public @Nullable Page<I> next() {
    AnsweredPage next = answered.followNow();
    return next == null ? null : new Page<>(next, decoder);
  }

  /** {@return the next page, or null if this is the last one, or a {@link CallException}} */
  public CompletableFuture<@Nullable Page<I>> nextAsync() {
    return answered.follow().thenApply(next -> next == null ? null : new Page<>(next, decoder));
  }

  boolean hasNext() {
    return answered.hasNext();
  }

  PaginationException fault(String why) {
    return answered.fault(why);
  }
}
