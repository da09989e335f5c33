// Made by endpoint-manifest (java-client) from its template ConnectionException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** No complete response arrived. */
public final class ConnectionException extends CallException {
  private static final long serialVersionUID = 1L;

  private final transient RequestSummary request;

  ConnectionException(RequestSummary request, Throwable cause) {
    super(request + ": no complete response: " + textOf(cause), cause);
    this.request = request;
  }

  ConnectionException(RequestSummary request, String why) {
    super(request + ": no complete response: " + why);
    this.request = request;
  }

  /** {@return the request} */
  public RequestSummary request() {
    return request;
  }

  /** Some exceptions of the JDK have no message. */
  private static String textOf(Throwable cause) {
    String message = cause.getMessage();
    return message == null ? cause.getClass().getSimpleName() : message;
  }
}
