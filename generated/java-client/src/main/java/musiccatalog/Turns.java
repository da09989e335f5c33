// Made by endpoint-manifest (java-client) from its template Turns.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Duration;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The steps of a call that a thread waits for, and its timers: that thread takes them, one after
 * the other.
 */
final class Turns implements Executor {
  private final BlockingQueue<Runnable> steps = new LinkedBlockingQueue<>();
  private final TreeSet<Waits.Wait> timers = new TreeSet<>();
  private long count;

  @Override
  public void execute(Runnable step) {
    steps.add(step);
  }

  /** Does some work after a time, unless it is stopped before; only for the thread that waits. */
  Waits.Wait after(Duration time, Runnable work) {
    Waits.Wait made = new Waits.Wait(timers, time, count++, this, work);
    timers.add(made);
    return made;
  }

  /** Takes the steps until the last of them has completed a future. */
  void takeUntil(CompletableFuture<?> done) throws InterruptedException {
    while (!done.isDone()) next().run();
  }

  private Runnable next() throws InterruptedException {
    if (timers.isEmpty()) return steps.take();
    Waits.Wait first = timers.first();
    long left = first.left(System.nanoTime());
    Runnable step = left > 0 ? steps.poll(left, TimeUnit.NANOSECONDS) : null;
    if (step != null) return step;
    timers.remove(first);
    return first.work();
  }
}
