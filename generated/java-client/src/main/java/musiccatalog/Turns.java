// Made by endpoint-manifest (java-client) from its template Turns.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;

/** The steps of a call that a thread waits for: that thread takes them, one after the other. */
final class Turns implements Executor {
  private final BlockingQueue<Runnable> steps = new LinkedBlockingQueue<>();

  @Override
  public void execute(Runnable step) {
    steps.add(step);
  }

  /** Takes the steps until the last of them has completed a future. */
  void takeUntil(CompletableFuture<?> done) throws InterruptedException {
    while (!done.isDone()) steps.take().run();
  }
}
