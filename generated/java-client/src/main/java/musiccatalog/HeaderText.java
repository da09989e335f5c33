// Made by endpoint-manifest (java-client) from its template HeaderText.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The characters of headers and cookies. Faults do not show the value: it may be a credential. */
final class HeaderText {
  private static final String FORBIDDEN = "has a character that HTTP does not allow";

  private HeaderText() {}

  /**
   * Refuses what cannot stand in a header (RFC 9110, section 5): letters of Latin-1 are a byte
   * each, and others have none.
   */
  static String check(String name, String text) {
    if (!isToken(name)) throw new IllegalArgumentException(FORBIDDEN);
    for (int index = 0; index < text.length(); index++) {
      char next = text.charAt(index);
      if ((next < ' ' && next != '\t') || next == 0x7f || next > 0xff) {
        throw new IllegalArgumentException(FORBIDDEN);
      }
    }
    return text;
  }

  /** True if a text may be the name of a header (RFC 9110, section 5.6.2). */
  static boolean isToken(String text) {
    for (int index = 0; index < text.length(); index++) {
      char next = text.charAt(index);
      boolean isLetter = (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z');
      boolean isDigit = next >= '0' && next <= '9';
      if (!isLetter && !isDigit && "!#$%&'*+-.^_`|~".indexOf(next) < 0) return false;
    }
    return !text.isEmpty();
  }

  /**
   * Refuses what cannot stand in a cookie (RFC 6265, section 4.1.1): its value has no space,
   * quotes, comma, semicolon or backslash. There is no escape.
   */
  static String cookie(String name, String value) {
    boolean isQuoted = value.length() > 1 && value.startsWith("\"") && value.endsWith("\"");
    String inner = isQuoted ? value.substring(1, value.length() - 1) : value;
    boolean isRight =
        isToken(name)
            && inner.chars().allMatch(c -> c > ' ' && c <= '~' && "\",;\\".indexOf(c) < 0);
    if (!isRight) throw new IllegalArgumentException("has a character that cannot be in a cookie");
    return name + "=" + value;
  }
}
