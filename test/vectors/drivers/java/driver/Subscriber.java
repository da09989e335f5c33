package client;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;

/** Keeps what is published, and wants one after the other. */
final class Subscriber implements Flow.Subscriber<Object> {
  private final List<Object> kept;
  private final int first;
  private final CompletableFuture<Void> done = new CompletableFuture<>();
  private Flow.Subscription subscription;

  Subscriber(List<Object> kept, int first) {
    this.kept = kept;
    this.first = first;
  }

  CompletableFuture<Void> of(Flow.Publisher<?> publisher) {
    publisher.subscribe(this);
    done.whenComplete((any, error) -> subscription.cancel());
    return done;
  }

  @Override
  public void onSubscribe(Flow.Subscription begun) {
    subscription = begun;
    begun.request(1);
  }

  @Override
  public void onNext(Object item) {
    kept.add(item);
    if (kept.size() == first) {
      done.complete(null);
    } else {
      subscription.request(1);
    }
  }

  @Override
  public void onError(Throwable error) {
    done.completeExceptionally(error);
  }

  @Override
  public void onComplete() {
    done.complete(null);
  }
}
