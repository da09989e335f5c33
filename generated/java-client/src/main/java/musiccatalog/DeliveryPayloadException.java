// Made by endpoint-manifest (java-client) from its template DeliveryPayloadException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The body of a delivery cannot be read. */
public final class DeliveryPayloadException extends CallException {
  private static final long serialVersionUID = 1L;

  DeliveryPayloadException(Throwable cause) {
    super("the payload cannot be decoded: " + cause.getMessage(), cause);
  }
}
