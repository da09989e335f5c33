// Made by endpoint-manifest (java-client) from its template Exchange.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One call on its way: its attempts, and the waits between them. */
final class Exchange {
  final Request request;
  final Core core;
  final Operation operation;
  final Settings settings;

  /** True if the body of a success is left to the caller. */
  final boolean isOpen;

  /** True if no thread waits for it: then no code of the caller may block. */
  final boolean isAsync;

  /** Takes the steps that cannot be taken at once: the thread that waits, if there is one. */
  final Executor steps;

  private final @Nullable Turns turns;
  private final CompletableFuture<Reply> done = new CompletableFuture<>();
  private @Nullable Prepared prepared;
  private volatile @Nullable Attempt attempt;
  private volatile Waits.@Nullable Wait waiting;
  private volatile Waits.@Nullable Wait deadline;
  private long began;

  private Exchange(Request request, boolean isOpen, @Nullable Turns turns) {
    this.request = request;
    this.core = request.core;
    this.operation = request.operation;
    this.settings = request.settings;
    this.isOpen = isOpen;
    this.isAsync = turns == null;
    this.steps = turns == null ? request.core.executor : turns;
    this.turns = turns;
  }

  /**
   * Waits for the response, and takes all steps of the call meanwhile. An interrupt ends the call.
   */
  static Reply await(Request request, boolean isOpen) {
    Turns turns = new Turns();
    Exchange exchange = new Exchange(request, isOpen, turns);
    if (Thread.currentThread().isInterrupted()) throw exchange.canceled();
    exchange.start();
    try {
      turns.takeUntil(exchange.done);
      return exchange.done.get();
    } catch (InterruptedException error) {
      CallCanceledException canceled = exchange.canceled();
      exchange.end(canceled);
      Thread.currentThread().interrupt();
      throw canceled;
    } catch (ExecutionException error) {
      throw thrown(error.getCause());
    }
  }

  /** Waits for nothing. If the future ends before the response has come, the call ends. */
  static <R extends @Nullable Object> CompletableFuture<R> async(
      Request request, boolean isOpen, Function<Reply, R> read) {
    Exchange exchange = new Exchange(request, isOpen, null);
    CompletableFuture<R> result = new CompletableFuture<>();
    exchange.done.whenComplete(
        (reply, error) -> {
          if (error != null) {
            result.completeExceptionally(unwrapped(error));
            return;
          }
          if (result.isDone()) close(reply.stream());
          try {
            result.complete(read.apply(reply));
          } catch (RuntimeException unreadable) {
            result.completeExceptionally(unreadable);
          }
        });
    result.whenComplete(
        (value, error) -> {
          if (!exchange.done.isDone()) exchange.end(exchange.canceled());
        });
    exchange.start();
    return result;
  }

  private void start() {
    try {
      prepared = Prepared.of(request);
    } catch (RuntimeException error) {
      done.completeExceptionally(error);
      return;
    }
    Duration limit = settings.deadline;
    if (limit != null) {
      began = System.nanoTime();
      deadline = after(limit, () -> end(new CallTimeoutException(summary(), limit)));
    }
    attempt(1);
  }

  /**
   * Sends a request of an attempt. The thread that waits for the call waits for the head of the
   * response here: an interrupt ends the request, and so does the end of the time.
   */
  CompletableFuture<TransportResponse> send(TransportRequest sent, long attemptBegan) {
    if (isAsync || !(core.transport instanceof JdkTransport)) return core.transport.send(sent);
    Duration own = left(settings.timeout, attemptBegan);
    Duration all = left(settings.deadline, began);
    boolean isLast = all != null && (own == null || all.compareTo(own) < 0);
    Duration limit = isLast ? settings.deadline : settings.timeout;
    try {
      TransportResponse head = ((JdkTransport) core.transport).await(sent, isLast ? all : own);
      return CompletableFuture.completedFuture(head);
    } catch (TimeoutException error) {
      if (limit == null) throw new IllegalStateException(error);
      if (isLast) end(new CallTimeoutException(summary(), limit));
      RequestSummary request = RequestSummary.of(sent.method(), sent.url().toString());
      return CompletableFuture.failedFuture(new CallTimeoutException(request, limit));
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
      return CompletableFuture.failedFuture(canceled());
    } catch (IOException error) {
      return CompletableFuture.failedFuture(error);
    }
  }

  /** What is left of a time; null where it has no end. */
  private static @Nullable Duration left(@Nullable Duration time, long began) {
    return time == null ? null : time.minusNanos(System.nanoTime() - began);
  }

  private void attempt(int number) {
    Prepared made = prepared;
    if (made == null || done.isDone()) return;
    Attempt next = new Attempt(this, made, number);
    attempt = next;
    next.result.whenComplete((reply, error) -> settle(next, reply, unwrapped(error)));
    // The call may have ended meanwhile.
    if (done.isDone()) {
      next.cancel();
    } else {
      next.start();
    }
  }

  private void settle(Attempt ended, @Nullable Reply reply, @Nullable Throwable error) {
    if (error == null && reply != null) {
      stop(deadline);
      if (!done.complete(reply)) close(reply.stream());
      return;
    }
    if (error == null || done.isDone()) return;
    Duration wait = ended.number <= retries() ? delay(error, ended.number) : null;
    try {
      ended.onError(error, wait);
    } catch (RuntimeException fault) {
      end(fault);
      return;
    }
    if (wait == null) {
      end(error);
    } else if (wait.isZero()) {
      attempt(ended.number + 1);
    } else {
      Waits.Wait timer = after(wait, () -> attempt(ended.number + 1));
      waiting = timer;
      if (done.isDone()) timer.stop();
    }
  }

  private @Nullable Duration delay(Throwable error, int number) {
    return Retries.delay(error, number, settings.backoff);
  }

  private int retries() {
    boolean isOnce = request.content != null && request.content.isOnce();
    boolean mayRepeat = settings.repeats == null ? operation.mayRepeat() : settings.repeats;
    return isOnce || !mayRepeat ? 0 : settings.maxRetries;
  }

  /** Does some work of the call after a time. */
  Waits.Wait after(Duration time, Runnable work) {
    return turns == null ? Waits.after(time, steps, work) : turns.after(time, work);
  }

  /** Ends the call, wherever it is. */
  private void end(Throwable error) {
    if (!done.completeExceptionally(error)) return;
    stop(deadline);
    stop(waiting);
    Attempt current = attempt;
    if (current != null) current.cancel();
  }

  private static void stop(Waits.@Nullable Wait timer) {
    if (timer != null) timer.stop();
  }

  CallCanceledException canceled() {
    return new CallCanceledException(summary());
  }

  private RequestSummary summary() {
    Prepared made = prepared;
    return RequestSummary.of(operation.method, made == null ? operation.path : made.target());
  }

  /** An exception that was made on another thread shows where the call was made. */
  static RuntimeException thrown(@Nullable Throwable error) {
    if (error instanceof CallException) error.fillInStackTrace();
    if (error instanceof Error) throw (Error) error;
    return error instanceof RuntimeException
        ? (RuntimeException) error
        : new IllegalStateException(error);
  }

  static @Nullable Throwable unwrapped(@Nullable Throwable error) {
    Throwable cause = error instanceof CompletionException ? error.getCause() : null;
    return cause == null ? error : cause;
  }

  static void close(@Nullable InputStream stream) {
    if (stream == null) return;
    try {
      stream.close();
    } catch (IOException error) {
      // Nobody waits for it any more.
    }
  }
}
