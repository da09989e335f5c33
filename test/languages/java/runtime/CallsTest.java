package client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Calls over a transport that a test answers with a lambda. */
class CallsTest {
  private static final class Builder extends ClientBuilder<Builder> {}

  private static Builder client(Transport transport) {
    return new Builder()
        .baseUrl("https://api.example.com/v1/")
        .transport(transport)
        .backoff(attempt -> Duration.ZERO);
  }

  private static OpenCall get(Transport transport) {
    return client(transport).core().open("get", "/books");
  }

  private static CompletableFuture<TransportResponse> answer(int status, String json) {
    return CompletableFuture.completedFuture(
        TransportResponse.of(status, "application/json", json));
  }

  @Test
  void areAnsweredByALambda() {
    List<String> sent = new ArrayList<>();
    OpenCall call =
        get(
            request -> {
              sent.add(request.method() + " " + request.url());
              return answer(200, "{\"title\":\"Sea\"}");
            });
    assertEquals("Sea", call.query("a", 1, 2).execute().get("title").asText());
    assertEquals(List.of("GET https://api.example.com/v1/books?a=1&a=2"), sent);
  }

  @Test
  void neverChange() {
    List<String> sent = new ArrayList<>();
    OpenCall call =
        get(
            request -> {
              sent.add(request.url().getRawQuery() + " " + request.headers().first("x-a"));
              return answer(200, "1");
            });
    call.query("b", 2).header("X-A", "1").execute();
    call.execute();
    assertEquals(List.of("b=2 1", "null null"), sent);
  }

  @Test
  void giveFailuresAsValues() {
    Result<JsonValue> failed = get(request -> answer(404, "{\"detail\":\"gone\"}")).result();
    CallException error = assertInstanceOf(Result.Failure.class, failed).error();
    assertEquals("GET https://api.example.com/v1/books: status 404: gone", error.getMessage());
    assertInstanceOf(Result.Success.class, get(request -> answer(200, "1")).result());
  }

  @Test
  void decodeIntoATypeOfTheCaller() {
    record Book(String title) {}
    DecodedCall<Book> call =
        get(request -> answer(200, "{\"title\":\"Sea\"}"))
            .as(json -> new Book(json.get("title").asText()));
    assertEquals(new Book("Sea"), call.execute());
    DecodedCall<Book> broken =
        call.as(
            json -> {
              throw new java.io.IOException("no book");
            });
    assertThrows(DecodingException.class, broken::execute);
  }

  @Test
  void exceptionsShowWhereTheCallWasMade() {
    CompletableFuture<TransportResponse> later = new CompletableFuture<>();
    OpenCall call = get(request -> later).maxRetries(0);
    CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS)
        .execute(() -> later.complete(TransportResponse.of(500, "text/plain", "oops")));
    ApiException error = assertThrows(ApiException.class, call::execute);
    List<String> methods = new ArrayList<>();
    for (StackTraceElement each : error.getStackTrace()) methods.add(each.getMethodName());
    assertTrue(methods.contains("exceptionsShowWhereTheCallWasMade"), methods.toString());
  }

  @Test
  void cancelingTheFutureEndsTheRequest() {
    CompletableFuture<TransportResponse> never = new CompletableFuture<>();
    CompletableFuture<JsonValue> result = get(request -> never).executeAsync();
    result.cancel(true);
    assertTrue(never.isCancelled());
    assertThrows(CancellationException.class, result::join);
  }

  @Test
  void aTimeoutOfTheCallerEndsTheRequest() {
    CompletableFuture<TransportResponse> never = new CompletableFuture<>();
    CompletableFuture<JsonValue> result =
        get(request -> never).executeAsync().orTimeout(10, TimeUnit.MILLISECONDS);
    assertThrows(ExecutionException.class, result::get);
    // Whoever waits for the result may hear of it first.
    assertThrows(CancellationException.class, () -> never.get(10, TimeUnit.SECONDS));
  }

  @Test
  void anInterruptEndsTheRequest() throws Exception {
    CompletableFuture<TransportResponse> never = new CompletableFuture<>();
    CountDownLatch sent = new CountDownLatch(1);
    List<Object> seen = new ArrayList<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                get(request -> {
                      sent.countDown();
                      return never;
                    })
                    .execute();
              } catch (CallCanceledException error) {
                seen.add(Thread.currentThread().isInterrupted());
              }
            });
    thread.start();
    sent.await();
    thread.interrupt();
    thread.join();
    assertEquals(List.of(true), seen);
    assertTrue(never.isCancelled());
  }

  @Test
  void hooksSeeAttemptsAndMayChangeHeaders() {
    List<String> seen = new ArrayList<>();
    AtomicInteger count = new AtomicInteger();
    Hook hook =
        new Hook() {
          @Override
          public void onRequest(RequestEvent event) {
            event.setHeader("X-Attempt", String.valueOf(event.attempt()));
          }

          @Override
          public void onResponse(ResponseEvent event) {
            seen.add("status " + event.status());
          }

          @Override
          public void onError(ErrorEvent event) {
            seen.add("again " + (event.retryIn() != null));
          }
        };
    Transport transport =
        request -> {
          seen.add("attempt " + request.headers().first("x-attempt"));
          return answer(count.getAndIncrement() == 0 ? 503 : 200, "1");
        };
    assertNotNull(get(transport).hook(hook).execute());
    assertEquals(List.of("attempt 1", "status 503", "again true", "attempt 2", "status 200"), seen);
  }

  @Test
  void anExceptionOfAHookEndsTheCall() {
    Hook hook =
        new Hook() {
          @Override
          public void onRequest(RequestEvent event) {
            throw new IllegalStateException("no");
          }
        };
    assertThrows(IllegalStateException.class, get(request -> answer(200, "1")).hook(hook)::execute);
  }

  @Test
  void secretsAreInNoText() {
    Credential credential = Credential.bearer("s3cret");
    assertEquals("Credential[***]", credential.toString());
    assertEquals("Tokens[***]", new Tokens("a", "b", null, null).toString());
    assertThrows(IllegalArgumentException.class, () -> Credential.bearer(" "));
    assertThrows(IllegalArgumentException.class, () -> Credential.basic("a:b", "c"));
  }

  @Test
  void aPacerLetsCallsWait() throws Exception {
    Pacer pacer = new Pacer(List.of(RateLimit.of(2, Duration.ofHours(1))));
    AtomicInteger sent = new AtomicInteger();
    Core core =
        client(
                request -> {
                  sent.incrementAndGet();
                  return answer(200, "1");
                })
            .pacer(pacer)
            .core();
    core.open("GET", "/books").execute();
    core.open("GET", "/books").executeAsync().get();
    CompletableFuture<JsonValue> waiting = core.open("GET", "/books").executeAsync();
    assertFalse(waiting.isDone());
    waiting.cancel(true);
    assertEquals(2, sent.get());
    OpenCall late = core.open("GET", "/books").deadline(Duration.ofMillis(20));
    assertThrows(CallTimeoutException.class, late::execute);
    assertEquals(2, sent.get());
  }

  @Test
  void roomThatIsGivenBackIsTaken() {
    Pacer pacer = new Pacer(List.of(RateLimit.of(1, Duration.ofMillis(50))));
    for (int count = 0; count < 100; count++) {
      pacer.room("a.b", Runnable::run).cancel(true);
    }
    // Without what was given back it would be due in five seconds.
    pacer.room("a.b", Runnable::run).orTimeout(4, TimeUnit.SECONDS).join();
  }

  @Test
  void aClientNeedsABaseUrl() {
    assertThrows(IllegalArgumentException.class, () -> new Builder().core());
    assertThrows(IllegalArgumentException.class, () -> new Builder().baseUrl("https://a@b").core());
  }

  @Test
  void aBuilderTakesOverTheSettingsOfAClient() {
    Core core = client(request -> answer(200, "1")).header("X-A", "1").maxRetries(7).core();
    Core other = new Builder().of(core).header("X-B", "2").core();
    assertEquals(7, other.settings.maxRetries);
    assertEquals(1, core.settings.headers.size());
    assertEquals(2, other.settings.headers.size());
  }

  @Test
  void anUnreadResponseEndsWithItsIdleTimeout() throws Exception {
    Transport silent =
        request ->
            CompletableFuture.completedFuture(
                new TransportResponse(200, Headers.of(java.util.Map.of()), subscriber -> {}));
    try (Response response = get(silent).idleTimeout(Duration.ofMillis(10)).response()) {
      assertThrows(CallTimeoutException.class, () -> response.body().read());
    }
  }
}
