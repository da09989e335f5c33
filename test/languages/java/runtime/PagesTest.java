package client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Walks through pages. */
class PagesTest {
  private static final class Builder extends ClientBuilder<Builder> {}

  private static final class ListCall extends PagedCall<JsonValue, Long, ListCall> {
    private static final Operation OPERATION = Operation.of("a.list", "GET", "/list").build();
    private static final Paging PAGING =
        Paging.by(Strategy.OFFSET)
            .parameter(Place.QUERY, "offset")
            .items("/items")
            .total("/total")
            .build();

    ListCall(Request request) {
      super(request, Decoder.json(), PAGING, JsonValue::asLong);
    }

    @Override
    ListCall with(Request request) {
      return new ListCall(request);
    }
  }

  private final List<String> sent = new ArrayList<>();

  /** Two items on each page, five in all. */
  private ListCall call() {
    Transport transport =
        request -> {
          String query = request.url().getRawQuery();
          sent.add(String.valueOf(query));
          int offset = query == null ? 0 : Integer.parseInt(query.substring("offset=".length()));
          List<Integer> items = new ArrayList<>();
          for (int at = offset; at < Math.min(5, offset + 2); at++) items.add(at);
          return CompletableFuture.completedFuture(
              TransportResponse.of(
                  200, "application/json", "{\"items\":" + items + ",\"total\":5}"));
        };
    Core core = new Builder().baseUrl("http://a.example").transport(transport).core();
    return new ListCall(core.request(ListCall.OPERATION));
  }

  @Test
  void pagesAreRequestedWhenTheLoopGetsThere() {
    List<Long> items = new ArrayList<>();
    for (Long each : call().items()) {
      items.add(each);
      if (each == 1) break;
    }
    assertEquals(List.of(0L, 1L), items);
    assertEquals(List.of("null"), sent);
  }

  @Test
  void streamsAndLoopsGiveAllItems() {
    assertEquals(List.of(0L, 1L, 2L, 3L, 4L), call().stream().toList());
    assertEquals(List.of("null", "offset=2", "offset=4"), sent);
  }

  @Test
  void aPageThatWasKeptIsWhereAWalkBegins() {
    PageStart start = call().firstPage().nextStart();
    assertEquals(new PageStart("2", 2), start);
    assertEquals(List.of(2L, 3L, 4L), call().from(start).stream().toList());
  }

  @Test
  void aSubscriberGetsWhatItWants() throws Exception {
    List<Long> items = new ArrayList<>();
    CompletableFuture<Void> done = new CompletableFuture<>();
    call()
        .publisher()
        .subscribe(
            new Flow.Subscriber<>() {
              private Flow.Subscription subscription;

              @Override
              public void onSubscribe(Flow.Subscription begun) {
                subscription = begun;
                begun.request(2);
              }

              @Override
              public void onNext(Long item) {
                items.add(item);
                if (items.size() == 2) assertEquals(1, sent.size());
                subscription.request(1);
              }

              @Override
              public void onError(Throwable error) {
                done.completeExceptionally(error);
              }

              @Override
              public void onComplete() {
                done.complete(null);
              }
            });
    done.get();
    assertEquals(List.of(0L, 1L, 2L, 3L, 4L), items);
  }

  @Test
  void pagesWithoutItemsDoNotGoOnForEver() {
    AtomicInteger count = new AtomicInteger();
    Paging paging =
        Paging.by(Strategy.CURSOR)
            .parameter(Place.QUERY, "after")
            .items("/items")
            .cursor("/next")
            .build();
    Transport transport =
        request ->
            CompletableFuture.completedFuture(
                TransportResponse.of(
                    200,
                    "application/json",
                    "{\"items\":[],\"next\":\"" + count.incrementAndGet() + "\"}"));
    Core core = new Builder().baseUrl("http://a.example").transport(transport).core();
    PageRequests requests = new PageRequests(core.request(ListCall.OPERATION), paging);
    Walk<JsonValue> walk = new Walk<>(requests, "", Decoder.json(), null);
    assertThrows(PaginationException.class, () -> walk.items().iterator().hasNext());
    assertEquals(1000, count.get());
  }
}
