package client;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** The requests of a walk: the call, with the position of a page in the place of its own. */
final class PageRequests {
  final Request request;
  final Paging paging;

  PageRequests(Request request, Paging paging) {
    this.request = request;
    this.paging = paging;
  }

  Answered<JsonValue> now(@Nullable PageStart start) {
    Request made = of(start);
    return Replies.answered(made, Exchange.await(made, false), Decoder.json());
  }

  CompletableFuture<Answered<JsonValue>> async(@Nullable PageStart start) {
    Request made = of(start);
    return Exchange.async(made, false, reply -> Replies.answered(made, reply, Decoder.json()));
  }

  URI base() {
    try {
      URI base = Urls.parse(request.core.baseOf(request.operation));
      if (base == null) throw new IllegalArgumentException("the base URL has no host");
      return base;
    } catch (IllegalArgumentException error) {
      throw request.refusal(null, error);
    }
  }

  private Request of(@Nullable PageStart start) {
    if (start == null) return request;
    if (request.content != null && request.content.isOnce()) {
      throw request.refusal(
          "the body", new IllegalStateException("can be read only once, but each page needs it"));
    }
    Place place = paging.place();
    String name = paging.name();
    String position = start.position();
    if (paging.strategy() == Strategy.LINK) {
      URI target = Urls.parse(position);
      if (target == null || !Urls.isSameOrigin(target, base())) {
        throw request.refusal(
            "the page", new IllegalStateException("is not at the origin of the base URL"));
      }
      return request.link(position).settings(own -> own.queries = List.of());
    }
    if (place == null) return inBody(name, position);
    Request made = request.settings(own -> withoutOwn(own, place, name));
    return made.with(new Request.Value(place, name, JsonString.of(position)));
  }

  private static void withoutOwn(Settings own, Place place, String name) {
    switch (place) {
      case QUERY:
        own.queries = Settings.without(own.queries, name);
        break;
      case COOKIE:
        own.cookies = Settings.without(own.cookies, name);
        break;
      default:
        own.headers =
            own.headers.stream().filter(each -> !each.name().equalsIgnoreCase(name)).toList();
    }
  }

  /** Puts a position into a body of JSON. */
  private Request inBody(String name, String position) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    Content content = request.content;
    if (content != null) {
      if (!(content.json() instanceof JsonObject)) {
        throw request.refusal(
            null,
            new IllegalStateException(
                "the body must be a JSON object for the next page to be found"));
      }
      members.putAll(((JsonObject) content.json()).members());
    }
    boolean isNumber = position.matches("\\d{1,18}");
    members.put(name, isNumber ? new JsonNumber(position) : JsonString.of(position));
    return request.with(Content.json(new JsonObject(members)));
  }

  /** The position that the call or the client gives; null where they give none. */
  @Nullable String positionGiven() {
    List<String> given = new ArrayList<>();
    Place place = paging.place();
    String name = paging.name();
    if (place == null) {
      Content content = request.content;
      JsonValue found = content == null ? null : content.json();
      add(given, found instanceof JsonObject ? found.find(name) : null);
    } else if (place == Place.QUERY) {
      addAll(given, request.core.settings.queries, name);
      addValues(given, place, name);
      addAll(given, request.settings.queries, name);
    } else if (place == Place.HEADER) {
      addHeaders(given, request.core.settings.headers, name);
      addValues(given, place, name);
      addHeaders(given, request.settings.headers, name);
    }
    return given.isEmpty() ? null : given.get(given.size() - 1);
  }

  private void addValues(List<String> given, Place place, String name) {
    for (Request.Value each : request.values) {
      if (each.place() == place && each.name().equalsIgnoreCase(name)) add(given, each.json());
    }
  }

  private static void addAll(List<String> given, List<Settings.OwnQuery> all, String name) {
    for (Settings.OwnQuery each : all) {
      if (each.name().equals(name)) each.values().forEach(value -> add(given, value));
    }
  }

  private static void addHeaders(List<String> given, List<Settings.OwnHeader> all, String name) {
    for (Settings.OwnHeader each : all) {
      if (each.name().equalsIgnoreCase(name) && each.value() != null) given.add(each.value());
    }
  }

  private static void add(List<String> given, @Nullable JsonValue value) {
    if (value == null || value.isNull()) return;
    given.add(value instanceof JsonString ? value.asText() : value.toString());
  }
}
