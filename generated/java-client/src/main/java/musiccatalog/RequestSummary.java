// Made by endpoint-manifest (java-client) from its template RequestSummary.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/**
 * Identifies the request that an exception is about.
 *
 * @param method its method
 * @param url its URL, with "***" in place of the values of its query: exceptions are logged, and
 *     the values may be secrets
 */
public record RequestSummary(String method, String url) {
  static RequestSummary of(String method, String url) {
    return new RequestSummary(method, Urls.redacted(url));
  }

  /** {@return the method and the URL} */
  @Override
  public String toString() {
    return method + " " + url;
  }
}
