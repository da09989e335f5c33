// Made by endpoint-manifest (java-client) from its template Exchange.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
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

  private final CompletableFuture<Reply> done = new CompletableFuture<>();
  private @Nullable Prepared prepared;
  private volatile @Nullable Attempt attempt;
  private volatile @Nullable CompletableFuture<@Nullable Void> waiting;
  private volatile @Nullable CompletableFuture<@Nullable Void> deadline;

  private Exchange(Request request, boolean isOpen, boolean isAsync) {
    this.request = request;
    this.core = request.core;
    this.operation = request.operation;
    this.settings = request.settings;
    this.isOpen = isOpen;
    this.isAsync = isAsync;
  }

  /** Waits for the response. An interrupt ends the call. */
  static Reply await(Request request, boolean isOpen) {
    Exchange exchange = new Exchange(request, isOpen, false);
    if (Thread.currentThread().isInterrupted()) throw exchange.canceled();
    exchange.start();
    try {
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
    Exchange exchange = new Exchange(request, isOpen, true);
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
      CompletableFuture<@Nullable Void> timer = Waits.after(limit);
      deadline = timer;
      timer.thenRunAsync(() -> end(new CallTimeoutException(summary(), limit)), core.executor);
    }
    attempt(1);
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
      CompletableFuture<@Nullable Void> timer = Waits.after(wait);
      waiting = timer;
      timer.thenRunAsync(() -> attempt(ended.number + 1), core.executor);
      if (done.isDone()) stop(timer);
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

  /** Ends the call, wherever it is. */
  private void end(Throwable error) {
    if (!done.completeExceptionally(error)) return;
    stop(deadline);
    stop(waiting);
    Attempt current = attempt;
    if (current != null) current.cancel();
  }

  private static void stop(@Nullable CompletableFuture<?> timer) {
    if (timer != null) timer.cancel(false);
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
