// Made by endpoint-manifest (java-client) from its template MediaType.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.Locale;

/** Media types (RFC 9110, section 8.3). */
final class MediaType {
  static final String JSON = "application/json";
  static final String FORM = "application/x-www-form-urlencoded";
  static final String TEXT = "text/plain; charset=utf-8";
  static final String BYTES = "application/octet-stream";

  private MediaType() {}

  /** A media type in small letters, without parameters. */
  static String bare(String text) {
    int end = text.indexOf(';');
    return (end < 0 ? text : text.substring(0, end)).trim().toLowerCase(Locale.ROOT);
  }

  /** True if it is application/json or has the suffix +json (RFC 6839, section 3.1). */
  static boolean isJson(String text) {
    String bare = bare(text);
    return bare.endsWith("/json") || bare.endsWith("+json");
  }

  static boolean isText(String text) {
    return bare(text).startsWith("text/");
  }

  /** True if it stands for several, such as "image/*" (RFC 9110, section 12.5.1). */
  static boolean isRange(String text) {
    return bare(text).contains("*");
  }

  /** True if a media type is another one or in its range. All kinds of JSON are one. */
  static boolean isOf(String said, String due) {
    String bareSaid = bare(said);
    String bareDue = bare(due);
    if (bareDue.equals("*/*")) return true;
    if (bareDue.endsWith("/*")) {
      return bareSaid.startsWith(bareDue.substring(0, bareDue.length() - 1));
    }
    return bareSaid.equals(bareDue) || (isJson(bareSaid) && isJson(bareDue));
  }

  /** A parameter, such as the charset; an empty text where there is none. */
  static String parameter(String text, String name) {
    int at = text.indexOf(';');
    while (at >= 0) {
      int equals = text.indexOf('=', at);
      if (equals < 0) return "";
      String found = text.substring(at + 1, equals).trim();
      boolean isQuoted = equals + 1 < text.length() && text.charAt(equals + 1) == '"';
      int end = isQuoted ? text.indexOf('"', equals + 2) : text.indexOf(';', equals);
      if (end < 0) end = text.length();
      String value = text.substring(equals + (isQuoted ? 2 : 1), end).trim();
      if (found.equalsIgnoreCase(name)) return value;
      at = text.indexOf(';', end);
    }
    return "";
  }
}
