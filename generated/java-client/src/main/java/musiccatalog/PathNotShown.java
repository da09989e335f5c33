// Made by endpoint-manifest (java-client) from its template PathNotShown.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/**
 * Takes the place of the arguments of an operation whose path the API description does not show.
 * Nobody can make one.
 */
public final class PathNotShown {
  private PathNotShown() {}
}
