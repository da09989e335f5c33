// Made by endpoint-manifest (java-client) from its template Pacer.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * Keeps calls within rate limits: each request waits until the service would accept it. Clients
 * that share a limit should share a Pacer.
 */
public final class Pacer {
  private final List<RateLimit> rates;
  private final Map<Key, Window> windows = new HashMap<>();

  /**
   * Makes a Pacer.
   *
   * @param rates the limits
   */
  public Pacer(List<RateLimit> rates) {
    this.rates = List.copyOf(rates);
  }

  /** Says which requests a window counts. */
  private record Key(RateLimit rate, @Nullable String operation) {}

  /**
   * The times of the requests of a rate, also of those that wait. No time of its length has more
   * requests than the rate allows.
   */
  private static final class Window {
    private final RateLimit rate;
    private final TreeMap<Long, Integer> times = new TreeMap<>();
    private int count;

    Window(RateLimit rate) {
      this.rate = rate;
    }

    void forget(long now) {
      while (!times.isEmpty() && times.firstKey() + rate.per().toNanos() <= now) {
        count -= times.pollFirstEntry().getValue();
      }
    }

    /** When there is room for one more. */
    long freeAt(long now) {
      int left = count - rate.requests();
      if (left < 0) return now;
      for (Map.Entry<Long, Integer> each : times.entrySet()) {
        left -= each.getValue();
        if (left < 0) return each.getKey() + rate.per().toNanos();
      }
      return now;
    }

    void add(long at, int change) {
      count += change;
      times.merge(at, change, (one, other) -> one + other == 0 ? null : one + other);
    }
  }

  /** Ends when there is room for a request. If it is canceled before, the room is given back. */
  CompletableFuture<@Nullable Void> room(String operation, Executor executor) {
    long now = System.nanoTime();
    List<Window> own;
    long at = now;
    synchronized (windows) {
      own = windowsOf(operation, now);
      for (Window each : own) at = Math.max(at, each.freeAt(now));
      for (Window each : own) each.add(at, 1);
    }
    if (at <= now) return CompletableFuture.completedFuture(null);
    long reserved = at;
    CompletableFuture<@Nullable Void> waited = new CompletableFuture<>();
    Waits.Wait timer =
        Waits.after(Duration.ofNanos(at - now), executor, () -> waited.complete(null));
    waited.whenComplete(
        (none, error) -> {
          if (error == null) return;
          timer.stop();
          synchronized (windows) {
            for (Window each : own) each.add(reserved, -1);
          }
        });
    return waited;
  }

  /** Of operations that are not called any more nothing is kept. */
  private List<Window> windowsOf(String operation, long now) {
    windows
        .values()
        .removeIf(
            each -> {
              each.forget(now);
              return each.times.isEmpty();
            });
    List<Window> own = new ArrayList<>();
    for (RateLimit each : rates) {
      if (each.operation() != null && !each.operation().equals(operation)) continue;
      Key key = new Key(each, each.eachOperation() ? operation : null);
      own.add(windows.computeIfAbsent(key, any -> new Window(each)));
    }
    return own;
  }
}
