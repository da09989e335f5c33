// Made by endpoint-manifest (java-client) from its template Encode.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.nio.charset.StandardCharsets;

/** A way to percent-encode a text for its place in a URL (RFC 3986, section 2.1). */
enum Encode {
  /** Keeps the unreserved characters alone. A space is %20. */
  ALL(""),
  /**
   * Also keeps the reserved characters that a query may have, and percent-encoded triples:
   * allowReserved of OpenAPI. The apostrophe is encoded, as in every query (URL Standard, section
   * 4.4, special-query).
   */
  RESERVED(":/?@!$()*,;=%"),
  /** The same without what may part several values. */
  RESERVED_ITEMS(":/?@!$()*%"),
  /** RESERVED for a segment of a path. */
  RESERVED_IN_PATH(":@!$&'()*+,;=%");

  private static final String HEX = "0123456789ABCDEF";

  private final String kept;

  Encode(String kept) {
    this.kept = kept;
  }

  String encode(String text) {
    return encode(text, kept);
  }

  /** For application/x-www-form-urlencoded (URL Standard, section 5.2): a space is a plus. */
  static String form(String text) {
    return encode(text, "*").replace("%20", "+").replace("~", "%7E");
  }

  private static String encode(String text, String kept) {
    int index = 0;
    while (index < text.length() && isKept(text, index, kept)) index++;
    if (index == text.length()) return text;
    StringBuilder out = new StringBuilder(text.length() + 16).append(text, 0, index);
    for (; index < text.length(); index++) {
      if (isKept(text, index, kept)) {
        out.append(text.charAt(index));
        continue;
      }
      int end = text.offsetByCodePoints(index, 1);
      for (byte each : text.substring(index, end).getBytes(StandardCharsets.UTF_8)) {
        out.append('%').append(HEX.charAt(each >> 4 & 15)).append(HEX.charAt(each & 15));
      }
      index = end - 1;
    }
    return out.toString();
  }

  private static boolean isKept(String text, int index, String kept) {
    char next = text.charAt(index);
    if (isUnreserved(next)) return true;
    if (kept.indexOf(next) < 0) return false;
    // A percent sign stays in triples only.
    return next != '%' || isTriple(text, index);
  }

  static boolean isTriple(String text, int index) {
    return index + 2 < text.length()
        && isHex(text.charAt(index + 1))
        && isHex(text.charAt(index + 2));
  }

  static boolean isUnreserved(char next) {
    return (next >= 'a' && next <= 'z')
        || (next >= 'A' && next <= 'Z')
        || (next >= '0' && next <= '9')
        || "-._~".indexOf(next) >= 0;
  }

  private static boolean isHex(char next) {
    return next < 128 && Character.digit(next, 16) >= 0;
  }
}
