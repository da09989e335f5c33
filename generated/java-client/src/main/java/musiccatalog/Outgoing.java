// Made by endpoint-manifest (java-client) from its template Outgoing.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.net.URI;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A request that is being made: credentials and hooks change its URL and its headers. */
final class Outgoing {
  final String method;
  final @Nullable Content content;

  /** By their names; null = not sent, and not set by the client either. */
  final TreeMap<String, @Nullable String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  /** Headers of credentials: no log shows them. */
  final Set<String> secretHeaders = new HashSet<>();

  String target;

  Outgoing(
      String method,
      String target,
      Map<String, @Nullable String> headers,
      @Nullable Content content) {
    this.method = method;
    this.target = target;
    this.content = content;
    this.headers.putAll(headers);
  }

  Headers sentHeaders() {
    Map<String, List<String>> sent = new LinkedHashMap<>();
    for (Map.Entry<String, @Nullable String> each : headers.entrySet()) {
      String value = each.getValue();
      if (value != null) sent.put(each.getKey(), List.of(value));
    }
    return Headers.of(sent);
  }

  URI url() {
    URI url = Urls.parse(target);
    if (url == null) throw new IllegalArgumentException("the URL has no host that can be called");
    return url;
  }

  RequestSummary summary() {
    return RequestSummary.of(method, target);
  }

  boolean isOnce() {
    return content != null && content.isOnce();
  }
}
