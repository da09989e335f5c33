// Made by endpoint-manifest (java-client) from its template Given.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

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
