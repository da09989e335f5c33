// Made by endpoint-manifest (java-client) from its template Urls.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * URLs (RFC 3986). The JDK's own resolving is that of RFC 2396, where "?page=2" drops the last
 * segment of the path.
 */
final class Urls {
  /** Appendix B. */
  private static final Pattern PARTS =
      Pattern.compile(
          "^(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\\?([^#]*))?(?:#.*)?$", Pattern.DOTALL);

  private Urls() {}

  /** A base URL without a slash at its end. */
  static String base(String text) {
    Matcher parts = PARTS.matcher(text);
    boolean isRight =
        parts.matches()
            && isHttp(parts.group(1))
            && parts.group(2) != null
            && !parts.group(2).isEmpty()
            && text.chars().noneMatch(each -> "?# \\@".indexOf(each) >= 0);
    if (!isRight) {
      // The text is not repeated: it may be a secret.
      throw new IllegalArgumentException(
          "the base URL must be \"https://host/path\", without user, query and fragment");
    }
    int end = text.length();
    while (text.charAt(end - 1) == '/') end--;
    return text.substring(0, end);
  }

  static boolean isHttp(@Nullable String scheme) {
    return "http".equalsIgnoreCase(scheme) || "https".equalsIgnoreCase(scheme);
  }

  /**
   * Refuses a path by which a URL parser would leave the base URL: one with a segment "." or "..",
   * percent-encoded or not.
   */
  static void checkPath(String path) {
    for (String segment : path.split("/", -1)) {
      if (segment.length() > 6) continue;
      String plain = segment.replace("%2e", ".").replace("%2E", ".");
      if (plain.equals(".") || plain.equals("..")) {
        throw new IllegalArgumentException("the path has a segment \"" + segment + "\"");
      }
    }
  }

  /** A URL as the JDK takes it; null where it is none. */
  static @Nullable URI parse(String text) {
    try {
      URI parsed = new URI(encoded(text));
      return parsed.getHost() == null || !isHttp(parsed.getScheme()) ? null : parsed;
    } catch (URISyntaxException error) {
      return null;
    }
  }

  /** A reference as a whole URL, without a fragment (section 5.2.2); null where it is none. */
  static @Nullable URI resolve(URI base, String reference) {
    Matcher parts = PARTS.matcher(reference.trim());
    if (reference.isBlank() || !parts.matches()) return null;
    String query = parts.group(4) == null ? "" : "?" + parts.group(4);
    String path = parts.group(3);
    if (parts.group(1) != null) {
      if (parts.group(2) == null) return null;
      return parse(parts.group(1) + "://" + parts.group(2) + withoutDots(path) + query);
    }
    String scheme = base.getScheme() + "://";
    if (parts.group(2) != null) {
      return parse(scheme + parts.group(2) + withoutDots(path) + query);
    }
    String origin = scheme + base.getRawAuthority();
    if (path.isEmpty()) {
      boolean isSame = parts.group(4) == null && base.getRawQuery() != null;
      return parse(origin + base.getRawPath() + (isSame ? "?" + base.getRawQuery() : query));
    }
    if (!path.startsWith("/")) {
      String above = base.getRawPath();
      path = above.substring(0, above.lastIndexOf('/') + 1) + path;
      if (!path.startsWith("/")) path = "/" + path;
    }
    return parse(origin + withoutDots(path) + query);
  }

  /** Section 5.2.4. */
  private static String withoutDots(String path) {
    if (!path.contains("/.")) return path;
    StringBuilder out = new StringBuilder();
    String[] segments = path.split("/", -1);
    for (int index = 1; index < segments.length; index++) {
      boolean isLast = index == segments.length - 1;
      if (segments[index].equals("..")) {
        out.setLength(Math.max(0, out.lastIndexOf("/")));
        if (isLast) out.append('/');
      } else if (!segments[index].equals(".")) {
        out.append('/').append(segments[index]);
      } else if (isLast) {
        out.append('/');
      }
    }
    return out.toString();
  }

  /** Encodes what a URI cannot have, such as a space or "|". What is encoded already stays. */
  private static String encoded(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int index = 0; index < text.length(); index++) {
      char next = text.charAt(index);
      boolean isKept =
          Encode.isUnreserved(next)
              || ":/?@!$&'()*+,;=#[]".indexOf(next) >= 0
              || (next == '%' && Encode.isTriple(text, index));
      if (isKept) {
        out.append(next);
      } else {
        int end = text.offsetByCodePoints(index, 1);
        out.append(Encode.ALL.encode(text.substring(index, end)));
        index = end - 1;
      }
    }
    return out.toString();
  }

  /** Compares origins (RFC 6454, section 4). */
  static boolean isSameOrigin(URI one, URI other) {
    return origin(one).equals(origin(other));
  }

  static String origin(URI url) {
    String scheme = url.getScheme().toLowerCase(Locale.ROOT);
    int port = url.getPort() >= 0 ? url.getPort() : scheme.equals("https") ? 443 : 80;
    return scheme + "://" + url.getHost().toLowerCase(Locale.ROOT) + ":" + port;
  }

  /** Takes the values out of the query of a URL. */
  static String redacted(String url) {
    int at = url.indexOf('?');
    return at < 0 ? url : url.substring(0, at) + url.substring(at).replaceAll("=[^&]*", "=***");
  }
}
