// Made by endpoint-manifest (java-client) from its template CallCanceledException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/**
 * The thread that waited for a call was interrupted. The thread is still interrupted when it is
 * thrown.
 */
public final class CallCanceledException extends CallException {
  private static final long serialVersionUID = 1L;

  CallCanceledException(RequestSummary request, Throwable cause) {
    super(request + ": canceled", cause);
  }

  CallCanceledException(RequestSummary request) {
    super(request + ": canceled");
  }
}
