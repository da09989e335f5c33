package client;

/**
 * A value that limits see.
 *
 * @param name its place and name, such as "query.ids"
 * @param value the value
 */
record Given(String name, JsonValue value) {
  /** Names of headers have no case (RFC 9110, section 5.1). */
  boolean isCalled(String wanted) {
    return wanted.startsWith("header.") ? wanted.equalsIgnoreCase(name) : wanted.equals(name);
  }
}
