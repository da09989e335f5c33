// Made by endpoint-manifest (java-client) from its template Waits.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Timers. They run on the one thread that the JDK has for the timeouts of all futures: no client
 * owns a thread.
 */
final class Waits {
  /** The common pool, or a thread for each task where the machine has one processor. */
  static final Executor EXECUTOR = new CompletableFuture<Void>().defaultExecutor();

  private Waits() {}

  /** Ends after a time. Canceling it frees the timer. */
  static CompletableFuture<@Nullable Void> after(Duration time) {
    CompletableFuture<@Nullable Void> timer = new CompletableFuture<>();
    return timer.completeOnTimeout(null, nanosOf(time), TimeUnit.NANOSECONDS);
  }

  private static long nanosOf(Duration time) {
    return time.compareTo(Duration.ofDays(36_500)) > 0 ? Long.MAX_VALUE / 4 : time.toNanos();
  }
}
