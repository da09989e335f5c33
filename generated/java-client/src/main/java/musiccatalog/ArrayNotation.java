// Made by endpoint-manifest (java-client) from its template ArrayNotation.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/**
 * The ways in which style "deepObject" writes arrays: {@code a[]=1}, {@code a[0]=1} and {@code
 * a=1}.
 */
enum ArrayNotation {
  BRACKETS,
  INDICES,
  REPEAT
}
