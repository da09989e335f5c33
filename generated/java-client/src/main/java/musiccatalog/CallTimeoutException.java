// Made by endpoint-manifest (java-client) from its template CallTimeoutException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Duration;

/**
 * An attempt took longer than its timeout, a call than its deadline, or a stream was silent for too
 * long.
 */
public final class CallTimeoutException extends CallException {
  private static final long serialVersionUID = 1L;

  private final transient RequestSummary request;

  /** The time after which the call was ended. */
  private final Duration after;

  CallTimeoutException(RequestSummary request, Duration after) {
    super(request + ": no complete response within " + after.toMillis() + " ms");
    this.request = request;
    this.after = after;
  }

  /** {@return the request} */
  public RequestSummary request() {
    return request;
  }

  /** {@return the time that was exceeded} */
  public Duration after() {
    return after;
  }
}
