// Made by endpoint-manifest (java-client) from its template Request.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The content of one call. It never changes: each method gives another one. A null adds nothing.
 */
final class Request {
  final Core core;
  final Operation operation;
  final Settings settings;

  /** The values of parameters, in their order. */
  final List<Value> values;

  final @Nullable Content content;

  /** The media type of the body that the call's values say. */
  final @Nullable String typed;

  /** The path with its values, and the same without a query. */
  final @Nullable String filled;

  /** A whole URL in place of base URL, path and query. */
  final @Nullable String link;

  /** True if the value of any success is decoded. */
  final boolean isOfAny;

  /** The page where a walk begins. */
  final @Nullable Object start;

  /** A value of a parameter. */
  record Value(Place place, String name, JsonValue json) {}

  Request(Core core, Operation operation) {
    this(core, operation, core.settings.ofCall(), List.of(), null, null, null, null, false, null);
  }

  private Request(
      Core core,
      Operation operation,
      Settings settings,
      List<Value> values,
      @Nullable Content content,
      @Nullable String typed,
      @Nullable String filled,
      @Nullable String link,
      boolean isOfAny,
      @Nullable Object start) {
    this.core = core;
    this.operation = operation;
    this.settings = settings;
    this.values = values;
    this.content = content;
    this.typed = typed;
    this.filled = filled;
    this.link = link;
    this.isOfAny = isOfAny;
    this.start = start;
  }

  /** Fills in the values of the path, in the order of its template. */
  Request path(@Nullable Object... given) {
    String rest = operation.path;
    StringBuilder out = new StringBuilder(rest.length() + 32);
    List<Value> all = new ArrayList<>(values);
    for (Object each : given) {
      int open = rest.indexOf('{');
      int close = rest.indexOf('}', open);
      String name = rest.substring(open + 1, close);
      JsonValue value = json(Place.PATH, name, each);
      String written = written(Place.PATH, name, value);
      if (written == null || written.isEmpty()) {
        throw refusal(Place.PATH.subject(name), new IllegalArgumentException("cannot be empty"));
      }
      all.add(new Value(Place.PATH, name, value));
      out.append(rest, 0, open).append(written);
      rest = rest.substring(close + 1);
    }
    String path = out.append(rest).toString();
    return new Request(
        core, operation, settings, all, content, typed, checked(path, path), link, isOfAny, start);
  }

  /** Sends a path as it is, of which one part has no query. */
  Request filled(String path, String endpoint) {
    return new Request(
        core,
        operation,
        settings,
        values,
        content,
        typed,
        checked(path, endpoint),
        link,
        isOfAny,
        start);
  }

  private String checked(String path, String endpoint) {
    try {
      Urls.checkPath(endpoint);
      return path;
    } catch (IllegalArgumentException error) {
      throw refusal(null, error);
    }
  }

  Request query(String name, @Nullable Object value) {
    return value == null
        ? this
        : with(new Value(Place.QUERY, name, json(Place.QUERY, name, value)));
  }

  Request header(String name, @Nullable Object value) {
    return value == null
        ? this
        : with(new Value(Place.HEADER, name, json(Place.HEADER, name, value)));
  }

  Request cookie(String name, @Nullable Object value) {
    return value == null
        ? this
        : with(new Value(Place.COOKIE, name, json(Place.COOKIE, name, value)));
  }

  Request json(@Nullable Object value) {
    return body(() -> Content.json(JsonValue.of(value)));
  }

  Request text(String text) {
    return content(Body.text(text));
  }

  Request bytes(byte[] bytes) {
    return content(Body.bytes(bytes));
  }

  Request content(Body body) {
    return with(body.content());
  }

  Request form(Form form) {
    return body(() -> FormWriter.urlEncoded(form, operation));
  }

  Request multipart(Form form) {
    return body(() -> FormWriter.multipart(form, operation));
  }

  Request contentType(String mediaType) {
    return new Request(
        core, operation, settings, values, content, mediaType, filled, link, isOfAny, start);
  }

  Request settings(Consumer<Settings> change) {
    Settings changed = settings.copy();
    try {
      change.accept(changed);
    } catch (IllegalArgumentException error) {
      throw refusal(null, error);
    }
    return new Request(
        core, operation, changed, values, content, typed, filled, link, isOfAny, start);
  }

  Request ofAnyValue() {
    return new Request(
        core, operation, settings, values, content, typed, filled, link, true, start);
  }

  Request start(@Nullable Object page) {
    return new Request(
        core, operation, settings, values, content, typed, filled, link, isOfAny, page);
  }

  Request link(String url) {
    return new Request(
        core, operation, settings, values, content, typed, filled, url, isOfAny, start);
  }

  Request with(Content body) {
    return new Request(
        core, operation, settings, values, body, typed, filled, link, isOfAny, start);
  }

  /** A value takes the place of one of the same name. */
  Request with(Value value) {
    List<Value> all = new ArrayList<>(values);
    int index = 0;
    while (index < all.size() && !isSame(all.get(index), value)) index++;
    if (index < all.size()) {
      all.set(index, value);
    } else {
      all.add(value);
    }
    return new Request(
        core, operation, settings, all, content, typed, filled, link, isOfAny, start);
  }

  private static boolean isSame(Value one, Value other) {
    boolean isHeader = one.place == Place.HEADER;
    return one.place == other.place
        && (isHeader ? one.name.equalsIgnoreCase(other.name) : one.name.equals(other.name));
  }

  private Request body(Supplier<Content> make) {
    try {
      return with(make.get());
    } catch (IllegalArgumentException error) {
      throw refusal(null, error);
    } catch (JsonException error) {
      throw refusal("the body cannot be written as JSON:", error);
    }
  }

  private JsonValue json(Place place, String name, @Nullable Object value) {
    try {
      return JsonValue.of(value);
    } catch (IllegalArgumentException error) {
      throw refusal(place.subject(name), error);
    }
  }

  /** A value by the style of its parameter; null where nothing is sent. */
  @Nullable String written(Place place, String name, JsonValue value) {
    Parameter style = operation.parameter(place, name);
    try {
      return style == null
          ? ParameterWriter.alone(place, name, value)
          : new ParameterWriter(style).write(value);
    } catch (IllegalArgumentException | JsonException error) {
      throw refusal(place.subject(name), error);
    }
  }

  ArgumentException refusal(@Nullable String subject, Exception error) {
    return new ArgumentException(operation.id, subject, error);
  }
}
