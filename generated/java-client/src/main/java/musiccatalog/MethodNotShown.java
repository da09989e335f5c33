// Made by endpoint-manifest (java-client) from its template MethodNotShown.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/**
 * Takes the place of the arguments of an operation whose method the API description does not show.
 * Nobody can make one.
 */
public final class MethodNotShown {
  private MethodNotShown() {}
}
