// Made by endpoint-manifest (java-client) from its template Framing.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** How the items of a stream are told apart. */
enum Framing {
  /** Server-sent events with data of JSON. */
  EVENTS,
  /** Server-sent events with data of text. */
  TEXT_EVENTS,
  /** A value on each line. */
  LINES,
  /** A value after each record separator (RFC 7464). */
  SEQUENCE
}
