// Made by endpoint-manifest (java-client) from its template Prepared.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * All that the attempts of a call have in common.
 *
 * @param target the URL
 * @param headers by their names; null = not sent, and not set by the client either
 * @param content the body
 */
record Prepared(
    String target, TreeMap<String, @Nullable String> headers, @Nullable Content content) {

  static Prepared of(Request request) {
    return new Maker(request).make();
  }

  /** Makes it, and refuses what cannot be sent. */
  private static final class Maker {
    private final Request request;
    private final Operation operation;
    private final Settings settings;

    Maker(Request request) {
      this.request = request;
      this.operation = request.operation;
      this.settings = request.settings;
    }

    Prepared make() {
      checkLimits();
      String target = target();
      TreeMap<String, @Nullable String> headers = headers();
      Content content = content(headers);
      return new Prepared(target, headers, content);
    }

    private void checkLimits() {
      if (operation.limits.isEmpty()) return;
      List<Given> given = new ArrayList<>();
      for (Request.Value each : request.values) {
        given.add(new Given(each.place().word() + "." + each.name(), each.json()));
      }
      for (Settings.OwnQuery each : settings.queries) {
        given.add(new Given("query." + each.name(), JsonArray.of(each.values())));
      }
      JsonValue body = request.content == null ? null : request.content.json();
      if (body instanceof JsonObject) {
        ((JsonObject) body)
            .members()
            .forEach((name, value) -> given.add(new Given("body." + name, value)));
      }
      try {
        for (Limit each : operation.limits) each.check(given);
      } catch (IllegalArgumentException error) {
        throw request.refusal(null, error);
      }
    }

    /** Parameters of the client come first, without those that the call has itself. */
    private String target() {
      if (request.link != null) return request.link;
      String base;
      try {
        base = request.core.baseOf(operation);
      } catch (IllegalArgumentException error) {
        throw request.refusal(null, error);
      }
      Map<String, String> pairs = new LinkedHashMap<>();
      for (Settings.OwnQuery each : request.core.settings.queries) add(pairs, each);
      Map<String, String> own = new LinkedHashMap<>();
      for (Request.Value each : request.values) {
        if (each.place() != Place.QUERY) continue;
        String written = request.written(Place.QUERY, each.name(), each.json());
        if (written != null) own.put(each.name(), written);
      }
      for (Settings.OwnQuery each : settings.queries) add(own, each);
      pairs.keySet().removeAll(own.keySet());
      String path = request.filled == null ? operation.path : request.filled;
      StringBuilder out = new StringBuilder(base).append(path);
      char separator = path.indexOf('?') >= 0 ? '&' : '?';
      for (Map<String, String> all : List.of(pairs, own)) {
        for (String pair : all.values()) {
          out.append(separator).append(pair);
          separator = '&';
        }
      }
      return out.toString();
    }

    private void add(Map<String, String> pairs, Settings.OwnQuery query) {
      List<String> written = new ArrayList<>();
      for (JsonValue each : query.values()) {
        String pair = request.written(Place.QUERY, query.name(), each);
        if (pair != null) written.add(pair);
      }
      if (!written.isEmpty()) pairs.put(query.name(), String.join("&", written));
    }

    /**
     * Those of the client, those of the values, and those of the caller, of which the later replace
     * the earlier.
     */
    private TreeMap<String, @Nullable String> headers() {
      TreeMap<String, @Nullable String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
      for (Settings.OwnHeader each : request.core.settings.headers) set(headers, each);
      List<String> cookies = new ArrayList<>();
      for (Request.Value each : request.values) {
        if (each.place() == Place.HEADER) {
          String written = request.written(Place.HEADER, each.name(), each.json());
          if (written != null) set(headers, new Settings.OwnHeader(each.name(), written));
        } else if (each.place() == Place.COOKIE) {
          addCookie(cookies, each.name(), each.json());
        }
      }
      for (Settings.OwnHeader each : settings.headers) set(headers, each);
      for (Settings.OwnQuery each : settings.cookies) {
        for (JsonValue value : each.values()) addCookie(cookies, each.name(), value);
      }
      if (!cookies.isEmpty()) {
        String before = headers.get("Cookie");
        if (before != null && !before.isEmpty()) cookies.add(0, before);
        headers.put("Cookie", String.join("; ", cookies));
      }
      if (settings.accept != null) {
        set(headers, new Settings.OwnHeader("Accept", settings.accept));
      }
      for (Map.Entry<String, String> each : operation.headers.entrySet()) {
        setDefault(headers, each.getKey(), each.getValue());
      }
      if (operation.accept != null) setDefault(headers, "Accept", operation.accept);
      if (operation.keyHeader != null) {
        boolean isOwn = headers.containsKey(operation.keyHeader);
        // An empty key is none; one that is left out has no value at all.
        if (!isOwn || "".equals(headers.get(operation.keyHeader))) {
          headers.put(operation.keyHeader, UUID.randomUUID().toString());
        }
      }
      return headers;
    }

    private void addCookie(List<String> cookies, String name, JsonValue value) {
      String written = request.written(Place.COOKIE, name, value);
      if (written == null) return;
      boolean isStyled = operation.parameter(Place.COOKIE, name) != null;
      try {
        cookies.add(isStyled ? written : HeaderText.cookie(name, written));
      } catch (IllegalArgumentException error) {
        throw request.refusal(Place.COOKIE.subject(name), error);
      }
    }

    private void set(TreeMap<String, @Nullable String> headers, Settings.OwnHeader header) {
      String value = header.value();
      try {
        headers.put(header.name(), HeaderText.check(header.name(), value == null ? "" : value));
        if (value == null) headers.put(header.name(), null);
      } catch (IllegalArgumentException error) {
        throw request.refusal(Place.HEADER.subject(printable(header.name())), error);
      }
    }

    private static String printable(String name) {
      return name.replaceAll("[^ -~]", "?");
    }

    private static void setDefault(
        TreeMap<String, @Nullable String> headers, String name, String value) {
      if (!headers.containsKey(name)) headers.put(name, value);
    }

    /**
     * The body. The media type of the call goes before that of a header, of the body itself and of
     * the API description.
     */
    private @Nullable Content content(TreeMap<String, @Nullable String> headers) {
      Content content = request.content;
      if (content == null) return null;
      if (!operation.sends) throw request.refusal(null, new IllegalStateException("has no body"));
      if (headers.containsKey("Content-Type") && headers.get("Content-Type") == null) {
        return content;
      }
      String said = null;
      if (content.isFixed()) {
        said = content.ownType();
      } else {
        String[] candidates = {
          settings.contentType,
          headers.get("Content-Type"),
          request.typed,
          exact(content.ownType()),
          exact(operation.contentType),
          content.usualType()
        };
        for (String each : candidates) {
          if (said == null && each != null && !each.isEmpty()) said = each;
        }
      }
      if (said != null) set(headers, new Settings.OwnHeader("Content-Type", said));
      return content;
    }

    private static @Nullable String exact(@Nullable String mediaType) {
      return mediaType == null || MediaType.isRange(mediaType) ? null : mediaType;
    }
  }
}
