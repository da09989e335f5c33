// Made by endpoint-manifest (java-client) from its template TransportRequest.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.net.URI;
import java.net.http.HttpRequest.BodyPublisher;
import org.jspecify.annotations.Nullable;

/**
 * A request as it is sent.
 *
 * @param method its method
 * @param url its URL
 * @param headers its headers
 * @param body its body, or null if it has none
 */
public record TransportRequest(
    String method, URI url, Headers headers, @Nullable BodyPublisher body) {
  /** {@return the method, and the URL without the values of its query} */
  @Override
  public String toString() {
    return RequestSummary.of(method, url.toString()).toString();
  }
}
