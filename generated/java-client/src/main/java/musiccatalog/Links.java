// Made by endpoint-manifest (java-client) from its template Links.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the header "Link" (RFC 8288). */
final class Links {
  private final String text;
  private int at;

  private Links(String text) {
    this.text = text;
  }

  /**
   * The target of the first link of a relation, whose name is in small letters; null where there is
   * none.
   */
  static @Nullable String to(String relation, Headers headers) {
    return new Links(headers.joined("link")).find(relation);
  }

  private @Nullable String find(String relation) {
    while (true) {
      int open = text.indexOf('<', at);
      int close = open < 0 ? -1 : text.indexOf('>', open);
      if (close < 0) return null;
      at = close + 1;
      if (isOf(relation)) return text.substring(open + 1, close);
    }
  }

  /** True if the parameters of a link say that it is of a relation. */
  private boolean isOf(String relation) {
    String relations = null;
    boolean isOfOther = false;
    while (true) {
      skipSpace();
      if (at >= text.length() || text.charAt(at) != ';') break;
      at++;
      String name = until("=;,").trim().toLowerCase(Locale.ROOT);
      String value = at < text.length() && text.charAt(at) == '=' ? value() : "";
      // Only the first counts (section 3.3).
      if (name.equals("rel") && relations == null) relations = value.toLowerCase(Locale.ROOT);
      // The link belongs to another resource (section 3.2).
      if (name.equals("anchor")) isOfOther = true;
    }
    return !isOfOther
        && relations != null
        && Arrays.asList(relations.trim().split("\\s+")).contains(relation);
  }

  private String value() {
    at++;
    skipSpace();
    if (at >= text.length() || text.charAt(at) != '"') return until(";,").trim();
    at++;
    StringBuilder out = new StringBuilder();
    while (at < text.length()) {
      char next = text.charAt(at++);
      if (next == '"') break;
      out.append(next == '\\' && at < text.length() ? text.charAt(at++) : next);
    }
    return out.toString();
  }

  private String until(String ends) {
    int start = at;
    while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) at++;
    return text.substring(start, at);
  }

  private void skipSpace() {
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) at++;
  }
}
