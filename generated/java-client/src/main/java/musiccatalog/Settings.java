// Made by endpoint-manifest (java-client) from its template Settings.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The options of clients and calls. Make a copy before you change one. */
final class Settings {
  /** Of one attempt, to the last byte; null = no bound. */
  @Nullable Duration timeout = Duration.ofMinutes(1);

  @Nullable Duration deadline;
  @Nullable Duration idleTimeout;
  int maxRetries = 2;
  long maxResponseBytes = 64 << 20;
  IntFunction<Duration> backoff = Retries::backoff;
  List<Hook> hooks = List.of();

  /** True if a call may be repeated, whatever its method; null = the operation decides. */
  @Nullable Boolean repeats;

  /** Headers in their order; null removes one. */
  List<OwnHeader> headers = List.of();

  List<OwnQuery> queries = List.of();
  List<OwnQuery> cookies = List.of();
  @Nullable String contentType;
  @Nullable String accept;

  /** A header with its value; null = not sent, and not set by the client either. */
  record OwnHeader(String name, @Nullable String value) {}

  /** A parameter that is sent once for each value. */
  record OwnQuery(String name, List<JsonValue> values) {}

  Settings copy() {
    Settings made = new Settings();
    made.timeout = timeout;
    made.deadline = deadline;
    made.idleTimeout = idleTimeout;
    made.maxRetries = maxRetries;
    made.maxResponseBytes = maxResponseBytes;
    made.backoff = backoff;
    made.hooks = hooks;
    made.repeats = repeats;
    made.headers = headers;
    made.queries = queries;
    made.cookies = cookies;
    made.contentType = contentType;
    made.accept = accept;
    return made;
  }

  /** Settings of a call that begin with those of the client. */
  Settings ofCall() {
    Settings made = copy();
    made.headers = List.of();
    made.queries = List.of();
    made.cookies = List.of();
    return made;
  }

  static <T> List<T> with(List<T> all, T added) {
    List<T> made = new ArrayList<>(all.size() + 1);
    made.addAll(all);
    made.add(added);
    return made;
  }

  static List<OwnQuery> without(List<OwnQuery> all, String name) {
    return all.stream().filter(each -> !each.name().equals(name)).toList();
  }

  /** The values of a parameter that is sent once for each. */
  static OwnQuery query(String name, Object value, Object... more) {
    List<JsonValue> values = new ArrayList<>();
    values.add(JsonValue.of(value));
    for (Object each : more) values.add(JsonValue.of(each));
    return new OwnQuery(name, values);
  }

  /** A duration that is a bound: zero stands for none. */
  static @Nullable Duration bound(Duration given) {
    if (given.isNegative()) throw new IllegalArgumentException("a duration must not be negative");
    return given.isZero() ? null : given;
  }
}
