package client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Which threads take the steps of a call, and what ends them. */
class ThreadsTest {
  private static final class Builder extends ClientBuilder<Builder> {}

  private static Builder client(String url) {
    return new Builder().baseUrl(url).backoff(attempt -> Duration.ofMillis(1));
  }

  private static OpenCall call(Builder builder, String path) {
    return builder.core().open("GET", path);
  }

  @Test
  void aBlockingCallRunsCodeOfTheCallerOnItsThread() throws Exception {
    Set<Thread> seen = ConcurrentHashMap.newKeySet();
    Hook hook =
        new Hook() {
          @Override
          public void onRequest(RequestEvent event) {
            seen.add(Thread.currentThread());
          }

          @Override
          public void onResponse(ResponseEvent event) {
            seen.add(Thread.currentThread());
          }

          @Override
          public void onError(ErrorEvent event) {
            seen.add(Thread.currentThread());
          }
        };
    SecretSource secret =
        need -> {
          seen.add(Thread.currentThread());
          return "s3cret";
        };
    try (FaultyServer server = new FaultyServer()) {
      Builder builder = client(server.url()).hook(hook).credential(Credential.bearer(secret));
      assertThrows(ApiException.class, call(builder, "/busy")::execute);
      call(builder, "/books").execute();
    }
    assertEquals(Set.of(Thread.currentThread()), seen);
  }

  @Test
  void whatFollowsAnAsynchronousCallMayBlock() throws Exception {
    try (FaultyServer server = new FaultyServer()) {
      OpenCall large = call(client(server.url()), "/text");
      for (int count = 0; count < 50; count++) {
        JsonValue second =
            large.executeAsync().thenApply(first -> large.execute()).get(20, TimeUnit.SECONDS);
        assertEquals(FaultyServer.TEXT, second.asText().length());
      }
    }
  }

  @Test
  void aBlockingCallEndsWithItsTime() throws Exception {
    try (FaultyServer server = new FaultyServer()) {
      for (String path : List.of("/never", "/stalled")) {
        OpenCall call = call(client(server.url()), path);
        Duration time = Duration.ofMillis(60);
        CallTimeoutException late =
            assertThrows(CallTimeoutException.class, call.timeout(time).maxRetries(1)::execute);
        assertEquals(time, late.after());
        Duration deadline = Duration.ofMillis(70);
        late = assertThrows(CallTimeoutException.class, call.deadline(deadline)::execute);
        assertEquals(deadline, late.after());
        // The deadline also ends a later attempt.
        late =
            assertThrows(
                CallTimeoutException.class, call.timeout(time).deadline(deadline)::execute);
        assertEquals(deadline, late.after());
      }
    }
  }

  @Test
  void anInterruptEndsABlockingCallAndClosesItsConnection() throws Exception {
    try (FaultyServer server = new FaultyServer()) {
      for (String path : List.of("/never", "/stalled")) {
        OpenCall call = call(client(server.url()), path);
        Thread caller = Thread.currentThread();
        CompletableFuture.delayedExecutor(50, TimeUnit.MILLISECONDS).execute(caller::interrupt);
        assertThrows(CallCanceledException.class, call::execute);
        assertTrue(Thread.interrupted());
        for (int tries = 0; tries < 200 && server.open() > 0; tries++) Thread.sleep(20);
        assertEquals(0, server.open());
      }
    }
  }

  @Test
  void timersEndInTheirOrderUnlessTheyAreStopped() throws Exception {
    List<Integer> ended = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch all = new CountDownLatch(3);
    for (int millis : new int[] {60_000, 90, 30, 60, 10}) {
      Waits.Wait made =
          Waits.after(
              Duration.ofMillis(millis),
              Runnable::run,
              () -> {
                ended.add(millis);
                all.countDown();
              });
      if (millis == 10 || millis == 60_000) made.stop();
    }
    assertTrue(all.await(20, TimeUnit.SECONDS));
    assertEquals(List.of(30, 60, 90), ended);
  }

  @Test
  void aTimerEndsAlsoIfItsExecutorHasEnded() throws Exception {
    CountDownLatch ended = new CountDownLatch(1);
    Waits.after(
        Duration.ofMillis(1),
        work -> {
          throw new RejectedExecutionException();
        },
        ended::countDown);
    assertTrue(ended.await(20, TimeUnit.SECONDS));
  }
}
