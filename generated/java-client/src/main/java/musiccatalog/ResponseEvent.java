// Made by endpoint-manifest (java-client) from its template ResponseEvent.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/** An attempt that got a response. */
public final class ResponseEvent {
  private final RequestEvent request;
  private final int status;
  private final Headers headers;
  private final @Nullable Deprecation deprecation;

  ResponseEvent(
      RequestEvent request, int status, Headers headers, @Nullable Deprecation deprecation) {
    this.request = request;
    this.status = status;
    this.headers = headers;
    this.deprecation = deprecation;
  }

  /** {@return the request} */
  public RequestEvent request() {
    return request;
  }

  /** {@return the status} */
  public int status() {
    return status;
  }

  /** {@return the headers, among which there may be secrets} */
  public Headers headers() {
    return headers;
  }

  @Nullable Deprecation deprecation() {
    return deprecation;
  }
}
