// Made by endpoint-manifest (java-client) from its template DeliverySignatureException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** A delivery has no valid signature of the service, so that nothing in it can be trusted. */
public final class DeliverySignatureException extends CallException {
  private static final long serialVersionUID = 1L;

  /** The fault of the signature. */
  private final SignatureFault reason;

  DeliverySignatureException(SignatureFault reason, String message) {
    super(message);
    this.reason = reason;
  }

  /** {@return the reason} */
  public SignatureFault reason() {
    return reason;
  }
}
