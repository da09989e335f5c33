package client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Nothing is left of many calls, whether they succeed, fail or are given up: no thread, no socket,
 * no memory.
 */
class LeaksTest {
  private static final int CALLS = Integer.getInteger("calls", 10_000);

  /** Bytes that may be left of all calls together. */
  private static final long MOST_BYTES = 1 << 20;

  /** Connections that a transport may keep for later calls, with their ends at the server. */
  private static final int MOST_SOCKETS = 16;

  private static final class Builder extends ClientBuilder<Builder> {}

  @Test
  void nothingIsLeftOfManyCalls() throws Exception {
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    try (FaultyServer server = new FaultyServer()) {
      String refusing = refusingUrl();
      // Each call with a client of its own: they share what costs.
      run(server.url(), refusing, CALLS / 5);
      int threads = threads().size();
      int files = openFiles();
      long used = used();
      run(server.url(), refusing, CALLS);
      assertSettles("threads", () -> threads().size(), threads + 4);
      assertSettles("files", LeaksTest::openFiles, files + MOST_SOCKETS);
      assertSettles("connections", server::open, MOST_SOCKETS);
      long more = used() - used;
      assertTrue(more < MOST_BYTES, () -> more + " bytes are left");
    }
    List<String> alive =
        threads().stream()
            .filter(each -> !before.contains(each) && !each.isDaemon())
            .map(Thread::getName)
            .toList();
    assertEquals(List.of(), alive);
  }

  private static void run(String url, String refusing, int calls) throws Exception {
    for (int count = 0; count < calls; count++) {
      boolean isAsync = count % 40 >= 20;
      switch (count % 20) {
        case 0 -> fails(call(url, "/cut"), isAsync);
        case 1 -> fails(call(url, "/none"), isAsync);
        case 2 -> fails(call(url, "/broken"), isAsync);
        case 3 -> fails(call(refusing, "/books"), isAsync);
        case 4 ->
            fails(call(url, "/busy").maxRetries(1).backoff(attempt -> Duration.ZERO), isAsync);
        case 5 -> call(url, "/large").response().close();
        case 6 -> cancel(call(url, "/never").executeAsync(), count % 200 < 100);
        case 7 -> cancel(call(url, "/books").executeAsync(), count % 200 < 100);
        case 8 -> {
          if (count % 100 == 8) fails(call(url, "/never").timeout(Duration.ofMillis(20)), isAsync);
        }
        case 9 -> {
          if (count % 100 == 9) interrupt(call(url, "/never"));
        }
        case 10 -> {
          try (Response response = call(url, "/books").response()) {
            response.body().read();
          }
        }
        default -> succeeds(url, isAsync);
      }
    }
  }

  private static OpenCall call(String url, String path) {
    return new Builder().baseUrl(url).maxRetries(0).core().open("GET", path);
  }

  private static void succeeds(String url, boolean isAsync) throws Exception {
    OpenCall call = call(url, "/books");
    if (!isAsync) {
      call.execute();
      return;
    }
    List<CompletableFuture<JsonValue>> begun =
        List.of(call.executeAsync(), call.executeAsync(), call.executeAsync());
    for (CompletableFuture<JsonValue> each : begun) each.get();
  }

  private static void fails(OpenCall call, boolean isAsync) {
    if (isAsync) {
      assertThrows(ExecutionException.class, call.executeAsync()::get);
    } else {
      assertThrows(CallException.class, call::execute);
    }
  }

  private static void cancel(CompletableFuture<JsonValue> begun, boolean isUnderWay)
      throws InterruptedException {
    if (isUnderWay) Thread.sleep(2);
    if (begun.cancel(true)) assertThrows(CancellationException.class, begun::get);
  }

  private static void interrupt(OpenCall call) {
    Thread caller = Thread.currentThread();
    CompletableFuture.delayedExecutor(3, TimeUnit.MILLISECONDS).execute(caller::interrupt);
    assertThrows(CallCanceledException.class, call::execute);
    assertTrue(Thread.interrupted());
  }

  /** A URL where nobody listens. */
  private static String refusingUrl() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return "http://127.0.0.1:" + socket.getLocalPort();
    }
  }

  /** What was given up may take a moment to end. */
  private static void assertSettles(String what, IntSupplier count, int most)
      throws InterruptedException {
    for (int tries = 0; tries < 200 && count.getAsInt() > most; tries++) Thread.sleep(50);
    int left = count.getAsInt();
    assertTrue(left <= most, () -> left + " " + what + ", at most " + most + ": " + threads());
  }

  private static Set<Thread> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(each -> !each.getName().equals(FaultyServer.THREADS))
        .collect(Collectors.toSet());
  }

  /** Files and sockets that the process has open, where the system says so. */
  private static int openFiles() {
    String[] files = new File("/proc/self/fd").list();
    return files == null ? 0 : files.length;
  }

  private static long used() throws InterruptedException {
    Runtime runtime = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int count = 0; count < 5; count++) {
      System.gc();
      Thread.sleep(50);
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }
}
