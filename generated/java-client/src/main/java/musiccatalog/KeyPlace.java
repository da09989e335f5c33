// Made by endpoint-manifest (java-client) from its template KeyPlace.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The place of an API key in a request. */
public enum KeyPlace {
  /** A header. */
  HEADER,
  /** The query. Exceptions and logs show no values of a query. */
  QUERY,
  /** A cookie. */
  COOKIE
}
