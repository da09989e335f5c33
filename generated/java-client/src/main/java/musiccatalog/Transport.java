// Made by endpoint-manifest (java-client) from its template Transport.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.concurrent.CompletableFuture;

/**
 * Sends requests. The default is that of {@code java.net.http}; a test answers with a lambda:
 *
 * <pre>{@code
 * request -> CompletableFuture.completedFuture(TransportResponse.of(200, "application/json", "{}"))
 * }</pre>
 */
@FunctionalInterface
public interface Transport {
  /**
   * Sends a request, and follows no redirect. Canceling the future ends the request.
   *
   * @param request the request
   * @return the head of the response, with the body to come; an exception where there is none
   */
  CompletableFuture<TransportResponse> send(TransportRequest request);
}
