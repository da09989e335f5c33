// Made by endpoint-manifest (java-client) from its template PageStart.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/**
 * The start of a page. It can be stored.
 *
 * @param position an offset, a page number, a cursor or a link
 * @param received the number of items on the pages before it
 */
public record PageStart(String position, long received) {}
