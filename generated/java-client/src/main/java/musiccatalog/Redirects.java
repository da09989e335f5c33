// Made by endpoint-manifest (java-client) from its template Redirects.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Follows redirects (RFC 9110, section 15.4; Fetch standard, section 4.4). A request with a header
 * that might be a secret is followed only where the caller says so, and at another origin no header
 * is sent that says something of the caller.
 */
final class Redirects {
  static final int MOST = 20;

  private static final Set<String> HARMLESS =
      Set.of(
          "accept",
          "accept-encoding",
          "accept-language",
          "content-encoding",
          "content-language",
          "content-type",
          "range",
          "user-agent");

  private Redirects() {}

  /** The request that a response leads to; null where it leads nowhere, or is not followed. */
  static @Nullable Outgoing next(
      Outgoing sent, URI first, TransportResponse response, boolean followsAll) {
    String location = response.headers().first("location");
    if (!isRedirect(response.status()) || location == null) return null;
    if (!followsAll && sent.headers.entrySet().stream().anyMatch(Redirects::mayBeKey)) return null;
    URI target = Urls.resolve(sent.url(), location);
    if (target == null) throw new IllegalStateException("a redirect to another scheme than http");
    boolean becomesGet = becomesGet(response.status(), sent.method);
    if (!becomesGet && sent.isOnce()) return null;
    boolean hasLeft = !Urls.isSameOrigin(target, first);
    Content content = becomesGet ? null : sent.content;
    TreeMap<String, @Nullable String> headers = new TreeMap<>(sent.headers);
    if (content == null) headers.keySet().removeIf(Redirects::isOfContent);
    if (hasLeft) {
      String type = headers.get("content-type");
      if (content != null && type != null && MediaType.bare(type).equals(MediaType.FORM)) {
        throw new IllegalStateException(
            "a redirect of a form, which may hold secrets, to another origin");
      }
      headers.keySet().removeIf(each -> !isHarmless(each));
    }
    return new Outgoing(becomesGet ? "GET" : sent.method, target.toString(), headers, content);
  }

  static boolean isRedirect(int status) {
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
  }

  private static boolean becomesGet(int status, String method) {
    if (status == 303) return !method.equals("GET") && !method.equals("HEAD");
    return (status == 301 || status == 302) && method.equals("POST");
  }

  private static boolean mayBeKey(Map.Entry<String, @Nullable String> header) {
    return header.getValue() != null
        && !isHarmless(header.getKey())
        && !header.getKey().equalsIgnoreCase("authorization");
  }

  private static boolean isOfContent(String name) {
    return name.regionMatches(true, 0, "content-", 0, 8);
  }

  private static boolean isHarmless(String name) {
    return HARMLESS.contains(name.toLowerCase(Locale.ROOT));
  }
}
