package client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Nothing is left of many calls: no thread that keeps a process alive, no thread of a call, no
 * memory.
 */
class LeaksTest {
  private static final int CALLS = Integer.getInteger("calls", 2_000);

  private static final class Builder extends ClientBuilder<Builder> {}

  @Test
  void nothingIsLeftOfManyCalls() throws Exception {
    // Otherwise each answer waits for an acknowledgement of its head.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    byte[] body = "{\"title\":\"Sea\"}".getBytes(java.nio.charset.StandardCharsets.UTF_8);
    server.createContext(
        "/",
        exchange -> {
          exchange.getResponseHeaders().set("content-type", "application/json");
          exchange.sendResponseHeaders(200, body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    server.start();
    try {
      String base = "http://127.0.0.1:" + server.getAddress().getPort();
      // Each call with a client of its own: they share what costs.
      run(base, CALLS / 10);
      int threads = Thread.activeCount();
      long used = used();
      run(base, CALLS);
      assertTrue(
          Thread.activeCount() <= threads + 8,
          () -> Thread.getAllStackTraces().keySet().toString());
      long more = used() - used;
      assertTrue(more < 4 << 20, () -> more + " bytes are left");
    } finally {
      server.stop(0);
    }
    List<String> alive =
        Thread.getAllStackTraces().keySet().stream()
            .filter(each -> !before.contains(each) && !each.isDaemon())
            .map(Thread::getName)
            .filter(each -> !each.startsWith("HTTP-Dispatcher"))
            .collect(Collectors.toList());
    assertEquals(List.of(), alive);
  }

  private static void run(String base, int calls) throws Exception {
    List<CompletableFuture<JsonValue>> begun = new ArrayList<>();
    for (int count = 0; count < calls; count++) {
      OpenCall call = new Builder().baseUrl(base).core().open("GET", "/books");
      if (count % 10 == 0) {
        try (Response response = call.response()) {
          response.body().read();
        }
      } else if (count % 2 == 0) {
        call.execute();
      } else {
        begun.add(call.executeAsync());
        if (begun.size() == 8) {
          for (CompletableFuture<JsonValue> each : begun) each.get();
          begun.clear();
        }
      }
    }
    for (CompletableFuture<JsonValue> each : begun) each.get();
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
