// Made by endpoint-manifest (java-client) from its template Waits.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Timers of calls that no thread waits for. They share one alarm on the thread that the JDK has for
 * the timeouts of all futures: no client owns a thread. Most timers are stopped long before their
 * time, and then nobody wakes that thread.
 */
final class Waits {
  /** The common pool, or a thread for each task where the machine has few processors. */
  static final Executor EXECUTOR = new CompletableFuture<Void>().defaultExecutor();

  /** The longest that the alarm keeps something alive after the last timer was stopped. */
  private static final long LONGEST_ALARM = TimeUnit.MINUTES.toNanos(1);

  private static final TreeSet<Wait> PENDING = new TreeSet<>();
  private static long count;
  private static @Nullable CompletableFuture<@Nullable Void> alarm;
  private static long alarmAt;

  private Waits() {}

  /** Does some work after a time, unless it is stopped before. */
  static Wait after(Duration time, Executor executor, Runnable work) {
    synchronized (PENDING) {
      Wait made = new Wait(PENDING, time, count++, executor, work);
      PENDING.add(made);
      setAlarm();
      return made;
    }
  }

  static long nanosOf(Duration time) {
    return time.compareTo(Duration.ofDays(36_500)) > 0 ? Long.MAX_VALUE / 4 : time.toNanos();
  }

  /** Sets the alarm, unless it is early enough. */
  private static void setAlarm() {
    if (PENDING.isEmpty()) return;
    long now = System.nanoTime();
    long wait = Math.min(Math.max(PENDING.first().left(now), 0), LONGEST_ALARM);
    if (alarm != null) {
      if (alarmAt - now <= wait) return;
      alarm.cancel(false);
    }
    CompletableFuture<@Nullable Void> next = new CompletableFuture<>();
    alarm = next;
    alarmAt = now + wait;
    next.completeOnTimeout(null, wait, TimeUnit.NANOSECONDS).thenRun(() -> ring(next));
  }

  private static void ring(CompletableFuture<@Nullable Void> which) {
    List<Wait> over = new ArrayList<>();
    synchronized (PENDING) {
      if (alarm != which) return;
      alarm = null;
      long now = System.nanoTime();
      while (!PENDING.isEmpty() && PENDING.first().left(now) <= 0) over.add(PENDING.pollFirst());
      setAlarm();
    }
    for (Wait each : over) each.end();
  }

  /** A timer that runs. */
  static final class Wait implements Comparable<Wait> {
    private final TreeSet<Wait> pending;
    private final long due;
    private final long number;
    private final Executor executor;
    private final Runnable work;

    Wait(TreeSet<Wait> pending, Duration time, long number, Executor executor, Runnable work) {
      this.pending = pending;
      this.due = System.nanoTime() + nanosOf(time);
      this.number = number;
      this.executor = executor;
      this.work = work;
    }

    void stop() {
      synchronized (pending) {
        pending.remove(this);
      }
    }

    /** The nanoseconds that are left. */
    long left(long now) {
      return due - now;
    }

    Runnable work() {
      return work;
    }

    private void end() {
      try {
        executor.execute(work);
      } catch (RejectedExecutionException closed) {
        // A call must also end when the executor of its client has ended.
        EXECUTOR.execute(work);
      }
    }

    @Override
    public int compareTo(Wait other) {
      int byTime = Long.signum(due - other.due);
      return byTime == 0 ? Long.compare(number, other.number) : byTime;
    }
  }
}
