// Made by endpoint-manifest (java-client) from its template Operation.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The facts that all calls of one operation have in common, as plain data. */
final class Operation {
  /** That of the API description, such as "me.saved-books.save". */
  final String id;

  final String method;

  /** Below the base URL, with parameters in braces. */
  final String path;

  final @Nullable OwnBase base;
  final List<Parameter> parameters;

  /** The header of calls that ask for nothing else. */
  final @Nullable String accept;

  final List<Reading> reads;

  /** From which successes a value is decoded; from all, where there is none. */
  final List<Reading> values;

  /** The statuses that have an exception of their own: 404, or 4 for all that begin so. */
  final Set<Integer> failures;

  private final @Nullable Failing failing;
  final @Nullable Need need;

  /**
   * The API description's word on repeated calls; null = the method decides (RFC 9110, section
   * 9.2.2).
   */
  final @Nullable Boolean repeats;

  /** Carries a key by which the service knows repeated calls. */
  final @Nullable String keyHeader;

  /** Headers of calls that do not set them. */
  final Map<String, String> headers;

  final List<Limit> limits;
  final @Nullable Deprecation deprecation;

  /** True if calls may have a body. */
  final boolean sends;

  /** The media type of a body that names none. */
  final @Nullable String contentType;

  final List<FormField> fields;
  final @Nullable Framing framing;

  private Operation(Builder made) {
    id = made.id;
    method = made.method;
    path = made.path;
    base = made.base;
    parameters = made.parameters;
    accept = made.accept;
    reads = made.reads;
    values = made.values;
    failures = made.failures;
    failing = made.failing;
    need = made.need;
    repeats = made.repeats;
    keyHeader = made.keyHeader;
    headers = made.headers;
    limits = made.limits;
    deprecation = made.deprecation;
    sends = made.sends;
    contentType = made.contentType;
    fields = made.fields;
    framing = made.framing;
  }

  /** Makes the exception of a status: 404, or 4 for all that begin so. */
  interface Failing {
    ApiException of(int status, ApiFailure failure);
  }

  /**
   * A base URL in place of the usual one.
   *
   * @param url null where it is not shown
   * @param usual the base URL of the service, null where it is not shown
   */
  record OwnBase(@Nullable String url, @Nullable String usual) {}

  /**
   * How a property of a form is written (OpenAPI 3.1.1, section 4.8.15).
   *
   * @param name its name
   * @param contentType the media type of its values; a range where each value names its own
   * @param style that of a query parameter, in place of the media type
   */
  record FormField(String name, @Nullable String contentType, @Nullable Parameter style) {}

  static Builder of(String id, String method, String path) {
    return new Builder(id, method, path);
  }

  @Nullable Parameter parameter(Place place, String name) {
    for (Parameter each : parameters) {
      if (each.place() == place && each.name().equals(name)) return each;
    }
    return null;
  }

  @Nullable FormField field(String name) {
    for (FormField each : fields) {
      if (each.name().equals(name)) return each;
    }
    return null;
  }

  /** Makes the exception of a status. */
  ApiException failure(ApiFailure failed) {
    for (int status : new int[] {failed.status(), failed.status() / 100}) {
      if (failing != null && failures.contains(status)) return failing.of(status, failed);
    }
    return new ApiException(failed);
  }

  /** True if a call does no harm when it reaches the service twice. */
  boolean mayRepeat() {
    if (repeats != null) return repeats;
    switch (method) {
      case "GET":
      case "HEAD":
      case "OPTIONS":
      case "TRACE":
      case "PUT":
      case "DELETE":
      case "QUERY":
        return true;
      default:
        return false;
    }
  }

  /** True if a value is decoded from a success. */
  boolean hasValue(int status, String mediaType) {
    if (values.isEmpty()) return true;
    Reading wanted = Reading.of(values, status);
    if (wanted == null) return false;
    return wanted.types().isEmpty()
        || wanted.types().stream().anyMatch(each -> MediaType.isOf(mediaType, each));
  }

  /** Makes an operation. */
  static final class Builder {
    private final String id;
    private final String method;
    private final String path;
    private @Nullable OwnBase base;
    private final List<Parameter> parameters = new ArrayList<>(2);
    private @Nullable String accept;
    private final List<Reading> reads = new ArrayList<>(2);
    private final List<Reading> values = new ArrayList<>(2);
    private final Set<Integer> failures = new HashSet<>();
    private @Nullable Failing failing;
    private @Nullable Need need;
    private @Nullable Boolean repeats;
    private @Nullable String keyHeader;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private final List<Limit> limits = new ArrayList<>(2);
    private @Nullable Deprecation deprecation;
    private boolean sends;
    private @Nullable String contentType;
    private final List<FormField> fields = new ArrayList<>(2);
    private @Nullable Framing framing;

    private Builder(String id, String method, String path) {
      this.id = id;
      this.method = method;
      this.path = path;
    }

    Builder base(@Nullable String url, @Nullable String usual) {
      base = new OwnBase(url, usual);
      return this;
    }

    Builder parameter(Parameter parameter) {
      parameters.add(parameter);
      return this;
    }

    Builder accept(String mediaTypes) {
      accept = mediaTypes;
      return this;
    }

    /** All successes are JSON, and calls ask for it. */
    Builder json() {
      return accept(MediaType.JSON).reads(MediaType.JSON);
    }

    /** The media types of all successes. */
    Builder reads(String... types) {
      return reads(0, types);
    }

    Builder reads(int status, String... types) {
      reads.add(new Reading(status, List.of(types), null));
      return this;
    }

    Builder readsAs(int status, Reading.As as) {
      reads.add(new Reading(status, List.of(), as));
      return this;
    }

    Builder values(int status, String... types) {
      values.add(new Reading(status, List.of(types), null));
      return this;
    }

    Builder failures(Failing make, int... statuses) {
      failing = make;
      for (int each : statuses) failures.add(each);
      return this;
    }

    Builder need(Need alternatives) {
      need = alternatives;
      return this;
    }

    Builder repeats(boolean mayRepeat) {
      repeats = mayRepeat;
      return this;
    }

    Builder keyHeader(String name) {
      keyHeader = name;
      return this;
    }

    Builder header(String name, String value) {
      headers.put(name, value);
      return this;
    }

    Builder limit(Limit limit) {
      limits.add(limit);
      return this;
    }

    Builder deprecated(Deprecation facts) {
      deprecation = facts;
      return this;
    }

    /** Calls may have a body of which nothing is shown. */
    Builder sends() {
      sends = true;
      return this;
    }

    Builder sends(String mediaType) {
      contentType = mediaType;
      return sends();
    }

    Builder field(String name, String mediaType) {
      fields.add(new FormField(name, mediaType, null));
      return this;
    }

    Builder field(Parameter style) {
      fields.add(new FormField(style.name(), null, style));
      return this;
    }

    Builder streams(Framing items) {
      framing = items;
      return this;
    }

    Operation build() {
      return new Operation(this);
    }
  }
}
