// Made by endpoint-manifest (java-client) from its template PaginationException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** A page does not have the expected form, or does not lead to the next page. */
public final class PaginationException extends CallException {
  private static final long serialVersionUID = 1L;

  /** The status of the response. */
  private final int status;

  private final transient Headers headers;

  PaginationException(String operation, Reply reply, String why) {
    super(reply.request() + ": invalid page of " + operation + ": " + why);
    this.status = reply.status();
    this.headers = reply.headers();
  }

  /** {@return the status of the response} */
  public int status() {
    return status;
  }

  /** {@return the headers of the response} */
  public Headers headers() {
    return headers;
  }
}
