// Made by endpoint-manifest (java-client) from its template Strategy.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The ways in which the pages of an operation follow each other. */
enum Strategy {
  /**
   * Goes on after the items that were received, however many were asked for: nothing is left out
   * where a service gives fewer. The last page is the one that says so, or else reaches the total,
   * or else is empty.
   */
  OFFSET,
  /** Counts pages. */
  PAGE,
  /** Goes on with the cursor of the page. A page without items may have a successor. */
  CURSOR,
  /**
   * Follows links as they are, and to the origin of the base URL alone: credentials are meant for
   * no other.
   */
  LINK
}
