package client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/** Calls to make with a client of their own. */
final class Job {
  final Service service;
  final boolean isAsync;
  final ExecutorService threads;
  private final JsonObject told;
  private final List<String> log = Collections.synchronizedList(new ArrayList<>());
  private final List<Object> notices = Collections.synchronizedList(new ArrayList<>());
  private final Set<Runnable> callers = ConcurrentHashMap.newKeySet();
  private volatile boolean isAborted;

  Job(Service service, JsonObject told, boolean isAsync, ExecutorService threads) {
    this.service = service;
    this.told = told;
    this.isAsync = isAsync;
    this.threads = threads;
  }

  /** The callers give up. */
  void abort() {
    isAborted = true;
    callers.forEach(Runnable::run);
  }

  /** Runs something on this thread, which is interrupted when its caller gives up. */
  <T> T interruptibly(Supplier<T> call) {
    Thread thread = Thread.currentThread();
    Runnable end = thread::interrupt;
    callers.add(end);
    try {
      if (isAborted) thread.interrupt();
      return call.get();
    } finally {
      callers.remove(end);
      Thread.interrupted();
    }
  }

  /** Waits for a future, which is canceled when its caller gives up. */
  <T> T join(CompletableFuture<T> future) {
    Runnable end = () -> future.cancel(true);
    callers.add(end);
    if (isAborted) end.run();
    try {
      return future.get();
    } catch (InterruptedException error) {
      throw new IllegalStateException(error);
    } catch (ExecutionException error) {
      if (error.getCause() instanceof RuntimeException) throw (RuntimeException) error.getCause();
      throw new IllegalStateException(error.getCause());
    } finally {
      callers.remove(end);
    }
  }

  Map<String, Object> run() {
    List<Object> outcomes = new ArrayList<>();
    JsonArray<JsonValue> calls = told.get("calls").asArray();
    try {
      JsonObject given = told.get("client").asObject();
      Object client = service.client(given, made -> options(made, given));
      List<Future<Map<String, Object>>> begun = new ArrayList<>();
      for (JsonValue each : calls) {
        Called called = new Called(this, client, each.asObject());
        if (told.get("together").asBoolean()) {
          begun.add(threads.submit(() -> outcomeOf(called)));
        } else {
          outcomes.add(outcomeOf(called));
        }
      }
      for (Future<Map<String, Object>> each : begun) outcomes.add(each.get());
    } catch (RuntimeException | InterruptedException | ExecutionException error) {
      outcomes.clear();
      for (int index = 0; index < calls.size(); index++) {
        outcomes.add(Map.of("error", Faults.of(error)));
      }
    }
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("id", told.get("id"));
    result.put("outcomes", outcomes);
    if (told.get("client").find("deprecations") != null) result.put("notices", notices);
    result.put("log", log);
    return result;
  }

  private Map<String, Object> outcomeOf(Called called) {
    return isAsync ? called.outcome() : interruptibly(called::outcome);
  }

  private void options(ClientBuilder<?> made, JsonObject given) {
    made.baseUrl(given.get("baseUrl").asText()).backoff(attempt -> Duration.ZERO);
    JsonValue value = given.find("timeoutMs");
    if (value != null) made.timeout(Duration.ofMillis(value.asLong()));
    value = given.find("deadlineMs");
    if (value != null) made.deadline(Duration.ofMillis(value.asLong()));
    value = given.find("maxRetries");
    if (value != null) made.maxRetries(value.asInt());
    value = given.find("maxResponseBytes");
    if (value != null) made.maxResponseBytes(value.asLong());
    value = given.find("followRedirects");
    if (value != null) made.followRedirects(value.asBoolean());
    if (given.has("log")) made.hook(Hook.logging(new ListLogger(log)));
    if (given.has("deprecations")) made.deprecations(each -> notices.add(Values.notice(each)));
    Values.members(given, "headers").forEach((name, each) -> made.header(name, each.asText()));
    Values.members(given, "query").forEach((name, each) -> made.query(name, Values.given(each)));
  }

  /** Keeps all lines. */
  private record ListLogger(List<String> lines) implements System.Logger {
    @Override
    public String getName() {
      return "driver";
    }

    @Override
    public boolean isLoggable(Level level) {
      return true;
    }

    @Override
    public void log(Level level, java.util.ResourceBundle bundle, String text, Throwable thrown) {
      lines.add(level + " " + text + " " + thrown);
    }

    @Override
    public void log(Level level, java.util.ResourceBundle bundle, String format, Object... params) {
      lines.add(level + " " + format);
    }
  }
}
