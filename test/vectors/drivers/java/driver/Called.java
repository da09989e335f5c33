package client;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;

/** One call of a job. */
final class Called {
  private final Job job;
  private final Object client;
  private final JsonObject told;
  private final JsonObject input;
  private final JsonObject options;
  private final Map<String, Object> outcome = new LinkedHashMap<>();

  Called(Job job, Object client, JsonObject told) {
    this.job = job;
    this.client = client;
    this.told = told;
    this.input = part("input");
    this.options = part("options");
  }

  private JsonObject part(String name) {
    JsonValue found = told.find(name);
    return found == null ? new JsonObject(Map.of()) : found.asObject();
  }

  Map<String, Object> outcome() {
    try {
      take();
    } catch (RuntimeException error) {
      outcome.put(
          "error", Faults.of(error instanceof CompletionException ? error.getCause() : error));
    }
    return outcome;
  }

  private void take() {
    if (told.has("event")) {
      outcome.put("value", Values.answered(job.service.received(told)));
      return;
    }
    if (told.has("signIn")) {
      outcome.put("value", job.service.signedIn(told.get("signIn").asObject()));
      return;
    }
    String wanted = told.has("take") ? told.get("take").asText() : "value";
    boolean isAborted = options.has("aborted");
    if (isAborted && !job.isAsync) Thread.currentThread().interrupt();
    if (isAborted && job.isAsync) {
      CompletableFuture<Void> before = new CompletableFuture<>();
      before.cancel(true);
      job.join(before.thenCompose(any -> call().executeAsync()));
      return;
    }
    switch (wanted) {
      case "unread":
        unread();
        break;
      case "items":
        if (told.has("pages")) {
          several();
        } else {
          items();
        }
        break;
      case "events":
        events();
        break;
      case "pages":
        pages();
        break;
      default:
        value(wanted.equals("response"));
    }
  }

  private void value(boolean hasHead) {
    Call<?, ?> call = call();
    if (!hasHead) {
      outcome.put(
          "value", Values.answered(job.isAsync ? job.join(call.executeAsync()) : call.execute()));
      return;
    }
    Answered<?> answered = job.isAsync ? job.join(call.withResponseAsync()) : call.withResponse();
    outcome.put("value", Values.answered(answered.value()));
    outcome.put("status", answered.status());
    outcome.put("headers", Values.headers(answered.headers()));
  }

  private void unread() {
    Call<?, ?> call = call();
    try (Response response = job.isAsync ? job.join(call.responseAsync()) : call.response();
        InputStream body = response.body()) {
      byte[] read = body.readAllBytes();
      outcome.put("status", response.status());
      outcome.put("headers", Values.headers(response.headers()));
      outcome.put("value", Map.of("$bytes", Base64.getEncoder().encodeToString(read)));
    } catch (IOException error) {
      throw new IllegalStateException(error);
    }
  }

  private void items() {
    List<Object> kept = new ArrayList<>();
    outcome.put("items", kept);
    Call<?, ?> call = call();
    if (call instanceof PagedCall) {
      PagedCall<?, ?, ?> paged = (PagedCall<?, ?, ?>) call;
      if (job.isAsync) {
        job.join(new Subscriber(kept, first()).of(paged.publisher()));
      } else {
        keep(paged.items(), kept, each -> each);
      }
    } else if (call instanceof EventCall) {
      EventCall<?, ?, ?> events = (EventCall<?, ?, ?>) call;
      try (var stream = job.isAsync ? job.join(events.eventsAsync()) : events.events()) {
        keep(stream, kept, Event::data);
      }
    } else {
      ItemCall<?, ?, ?> items = (ItemCall<?, ?, ?>) call;
      try (var stream = job.isAsync ? job.join(items.openAsync()) : items.open()) {
        keep(stream, kept, each -> each);
      }
    }
  }

  private void events() {
    List<Object> kept = new ArrayList<>();
    EventCall<?, ?, ?> call = (EventCall<?, ?, ?>) call();
    try (var stream = job.isAsync ? job.join(call.eventsAsync()) : call.events()) {
      outcome.put("items", kept);
      keep(
          stream,
          kept,
          each -> {
            Map<String, Object> event = new LinkedHashMap<>();
            event.put("event", each.name());
            event.put("data", each.data());
            event.put("id", each.id());
            if (each.retry() != null) event.put("retry", each.retry().toMillis());
            return event;
          });
    }
  }

  private void pages() {
    List<Object> kept = new ArrayList<>();
    outcome.put("pages", kept);
    PagedCall<?, ?, ?> call = (PagedCall<?, ?, ?>) call();
    if (!job.isAsync) {
      keep(call.pages(), kept, Called::page);
      return;
    }
    Page<?> page = job.join(call.firstPageAsync());
    while (page != null) {
      kept.add(page(page));
      if (kept.size() == first()) break;
      page = job.join(page.nextAsync());
    }
  }

  private static Object page(Page<?> page) {
    Map<String, Object> made = new LinkedHashMap<>();
    made.put("items", page.items());
    if (page.total() != null) made.put("total", page.total());
    return made;
  }

  /** Several lists of one response, all at once. */
  private void several() {
    String[] names = Service.texts(told.get("pages"));
    Map<String, Walk<?>> walks = job.service.walks(call(), names, job);
    Map<String, List<Object>> items = new LinkedHashMap<>();
    List<CompletableFuture<Void>> begun = new ArrayList<>();
    for (String name : names) {
      List<Object> kept = new ArrayList<>();
      items.put(name, kept);
      Walk<?> walk = walks.get(name);
      begun.add(
          CompletableFuture.runAsync(() -> keep(walk.items(), kept, each -> each), job.threads));
    }
    outcome.put("items", items);
    begun.forEach(CompletableFuture::join);
  }

  private int first() {
    return told.has("first") ? told.get("first").asInt() : -1;
  }

  private <T> void keep(Iterable<T> all, List<Object> kept, Function<T, Object> shown) {
    job.interruptibly(
        () -> {
          for (T each : all) {
            kept.add(shown.apply(each));
            if (kept.size() == first()) break;
          }
          return kept;
        });
  }

  private Call<?, ?> call() {
    Call<?, ?> call = job.service.call(client, told);
    JsonValue value = options.find("timeoutMs");
    if (value != null) call = call.timeout(Duration.ofMillis(value.asLong()));
    value = options.find("deadlineMs");
    if (value != null) call = call.deadline(Duration.ofMillis(value.asLong()));
    value = options.find("maxRetries");
    if (value != null) call = call.maxRetries(value.asInt());
    value = options.find("maxResponseBytes");
    if (value != null) call = call.maxResponseBytes(value.asLong());
    value = options.find("idempotent");
    if (value != null) call = call.idempotent(value.asBoolean());
    return call;
  }
}
