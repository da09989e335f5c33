// Made by endpoint-manifest (java-client) from its template PagedCall.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A call whose response is one of several pages. Executed, it gives one page.
 *
 * @param <T> the type of what it gives
 * @param <I> the type of the items of its pages
 * @param <C> the class of the call
 */
public abstract class PagedCall<T extends @Nullable Object, I, C extends PagedCall<T, I, C>>
    extends Call<T, C> {
  private final Paging paging;
  private final Decoder<I> item;

  PagedCall(Request request, Decoder<? extends T> decoder, Paging paging, Decoder<I> item) {
    super(request, decoder);
    this.paging = paging;
    this.item = item;
  }

  private Walk<I> walk() {
    return new Walk<>(new PageRequests(request(), paging), paging.root(), item, null);
  }

  /**
   * {@return the items of all pages, each page requested when the loop gets there; each loop begins
   * anew}
   */
  public final Iterable<I> items() {
    return walk().items();
  }

  /** {@return the items of all pages, each page requested when the stream gets there} */
  public final Stream<I> stream() {
    return walk().stream();
  }

  /** {@return all pages, each requested when the loop gets there; each loop begins anew} */
  public final Iterable<Page<I>> pages() {
    return walk().pages();
  }

  /** {@return the items of all pages for a subscriber; each one begins anew} */
  public final Flow.Publisher<I> publisher() {
    return walk().publisher();
  }

  /**
   * {@return the first page}
   *
   * @throws CallException if there is none
   */
  public final Page<I> firstPage() {
    return walk().firstPage();
  }

  /** {@return the first page, or a {@link CallException}} */
  public final CompletableFuture<Page<I>> firstPageAsync() {
    return walk().firstPageAsync();
  }

  /**
   * Begins at another page than the first.
   *
   * @param start the start of the page
   * @return the call
   */
  public final C from(PageStart start) {
    return with(request().start(start));
  }
}
