// Made by endpoint-manifest (java-client) from its template Walk.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A way through the pages of a list. Each page is requested when it is needed.
 *
 * @param <I> the type of the items
 */
public final class Walk<I> {
  /** A series of pages without items that does not end would never end the walk. */
  private static final int MOST_EMPTY_PAGES = 1000;

  private final PageRequests requests;
  private final String root;
  private final Decoder<I> decoder;

  /** A response that the walk begins with, if it has come already. */
  private final @Nullable Answered<? extends @Nullable Object> begun;

  Walk(
      PageRequests requests,
      String root,
      Decoder<I> decoder,
      @Nullable Answered<? extends @Nullable Object> begun) {
    this.requests = requests;
    this.root = root;
    this.decoder = decoder;
    this.begun = begun;
  }

  /**
   * {@return the first page}
   *
   * @throws CallException if there is none
   */
  public Page<I> firstPage() {
    return pageOf(begun == null ? requests.now(start()) : begun);
  }

  /** {@return the first page, or a {@link CallException}} */
  public CompletableFuture<Page<I>> firstPageAsync() {
    if (begun != null) return CompletableFuture.completedFuture(pageOf(begun));
    return requests.async(start()).thenApply(this::pageOf);
  }

  private Page<I> pageOf(Answered<? extends @Nullable Object> answered) {
    return new Page<>(AnsweredPage.first(requests, root, start(), answered), decoder);
  }

  private @Nullable PageStart start() {
    return (PageStart) requests.request.start;
  }

  /** {@return all pages; each loop begins anew} */
  public Iterable<Page<I>> pages() {
    return PageIterator::new;
  }

  /** {@return the items of all pages; each loop begins anew} */
  public Iterable<I> items() {
    return ItemIterator::new;
  }

  /** {@return the items of all pages} */
  public Stream<I> stream() {
    return StreamSupport.stream(items().spliterator(), false);
  }

  /** {@return the items of all pages for a subscriber; each one begins anew} */
  public Flow.Publisher<I> publisher() {
    return new PagePublisher<>(this);
  }

  /** Ends a walk through pages without items. */
  static <I> int emptyPages(Page<I> page, int before) {
    int empty = page.items().isEmpty() ? before + 1 : 0;
    if (empty >= MOST_EMPTY_PAGES && page.hasNext()) {
      throw page.fault(empty + " pages in a row have no items; a walk from nextStart() goes on");
    }
    return empty;
  }

  private final class PageIterator implements Iterator<Page<I>> {
    private @Nullable Page<I> last;
    private @Nullable Page<I> next;
    private boolean isOver;
    private int empty;

    @Override
    public boolean hasNext() {
      if (next == null && !isOver) {
        Page<I> before = last;
        if (before != null) empty = emptyPages(before, empty);
        next = before == null ? firstPage() : before.next();
        isOver = next == null;
      }
      return !isOver;
    }

    @Override
    public Page<I> next() {
      if (!hasNext()) throw new NoSuchElementException();
      Page<I> page = next;
      last = page;
      next = null;
      if (page == null) throw new NoSuchElementException();
      return page;
    }
  }

  private final class ItemIterator implements Iterator<I> {
    private final PageIterator pages = new PageIterator();
    private @Nullable Iterator<I> items;

    @Override
    public boolean hasNext() {
      while (items == null || !items.hasNext()) {
        if (!pages.hasNext()) return false;
        items = pages.next().items().iterator();
      }
      return true;
    }

    @Override
    public I next() {
      if (!hasNext() || items == null) throw new NoSuchElementException();
      return items.next();
    }
  }
}
