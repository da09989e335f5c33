// Made by endpoint-manifest (java-client) from its template DecodingException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/**
 * A response with status 2xx cannot be decoded: it has an unexpected media type, it is not what it
 * says, or it is too large.
 */
public final class DecodingException extends CallException {
  private static final long serialVersionUID = 1L;

  private final transient RequestSummary request;

  /** The status of the response. */
  private final int status;

  private final transient Headers headers;
  private final transient byte[] body;

  DecodingException(
      RequestSummary request, int status, Headers headers, byte[] body, Throwable cause) {
    super(request + ": status " + status + ", unreadable body: " + cause.getMessage(), cause);
    this.request = request;
    this.status = status;
    this.headers = headers;
    this.body = body;
  }

  /** {@return the request} */
  public RequestSummary request() {
    return request;
  }

  /** {@return the status} */
  public int status() {
    return status;
  }

  /** {@return the headers of the response} */
  public Headers headers() {
    return headers;
  }

  /** {@return the part of the body that was read} */
  public byte[] bytes() {
    return body.clone();
  }
}
