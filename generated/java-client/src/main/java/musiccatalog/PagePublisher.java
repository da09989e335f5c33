// Made by endpoint-manifest (java-client) from its template PagePublisher.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;

/**
 * Publishes the items of all pages. A page is requested when somebody wants its items.
 *
 * @param <I> the type of the items
 */
final class PagePublisher<I> implements Flow.Publisher<I> {
  private final Walk<I> walk;

  PagePublisher(Walk<I> walk) {
    this.walk = walk;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super I> subscriber) {
    subscriber.onSubscribe(new Subscription<>(walk, subscriber));
  }

  private static final class Subscription<I> implements Flow.Subscription {
    private final Walk<I> walk;
    private final Flow.Subscriber<? super I> subscriber;
    private final Object lock = new Object();
    private Iterator<I> items = List.<I>of().iterator();
    private @Nullable Page<I> last;
    private @Nullable CompletableFuture<?> requested;
    private long wanted;
    private boolean isBusy;
    private boolean isOver;
    private int empty;

    Subscription(Walk<I> walk, Flow.Subscriber<? super I> subscriber) {
      this.walk = walk;
      this.subscriber = subscriber;
    }

    @Override
    public void request(long count) {
      if (count <= 0) {
        fail(new IllegalArgumentException("a subscriber must request at least 1"));
        return;
      }
      synchronized (lock) {
        wanted = wanted + count < 0 ? Long.MAX_VALUE : wanted + count;
        if (isBusy) return;
        isBusy = true;
      }
      publish();
    }

    @Override
    public void cancel() {
      synchronized (lock) {
        isOver = true;
        if (requested != null) requested.cancel(true);
      }
    }

    /** Gives what is wanted. Only one thread is here at a time. */
    private void publish() {
      while (true) {
        boolean isNeeded = !items.hasNext();
        synchronized (lock) {
          if (isOver || wanted == 0) {
            isBusy = false;
            return;
          }
          if (!isNeeded) wanted--;
        }
        if (isNeeded) {
          fetch();
          return;
        }
        subscriber.onNext(items.next());
      }
    }

    private void fetch() {
      CompletableFuture<? extends @Nullable Page<I>> next;
      try {
        Page<I> before = last;
        if (before != null) empty = Walk.emptyPages(before, empty);
        next = before == null ? walk.firstPageAsync() : before.nextAsync();
      } catch (RuntimeException error) {
        fail(error);
        return;
      }
      synchronized (lock) {
        requested = next;
        if (isOver) next.cancel(true);
      }
      next.whenComplete(
          (page, error) -> {
            if (error != null) {
              fail(error);
            } else if (page == null) {
              if (end()) subscriber.onComplete();
            } else {
              last = page;
              items = page.items().iterator();
              publish();
            }
          });
    }

    private void fail(Throwable error) {
      Throwable cause = Exchange.unwrapped(error);
      if (end() && cause != null) subscriber.onError(cause);
    }

    private boolean end() {
      synchronized (lock) {
        boolean wasOver = isOver;
        isOver = true;
        return !wasOver;
      }
    }
  }
}
