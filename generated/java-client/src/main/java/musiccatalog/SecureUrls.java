// Made by endpoint-manifest (java-client) from its template SecureUrls.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * URLs of authorization servers: over connections that nobody can read (RFC 6749, sections 3.1 and
 * 3.2).
 */
final class SecureUrls {
  private SecureUrls() {}

  static String checked(String text) {
    URI url = Urls.parse(text);
    boolean isRight =
        url != null && (url.getScheme().equalsIgnoreCase("https") || isLocal(url.getHost()));
    if (!isRight) {
      throw new IllegalArgumentException(
          "the URL of an authorization server must be absolute and begin with \"https:\"");
    }
    return text;
  }

  private static boolean isLocal(@Nullable String host) {
    return host != null
        && (host.equalsIgnoreCase("localhost")
            || host.matches("127(\\.\\d{1,3}){3}")
            || host.equals("[::1]"));
  }
}
