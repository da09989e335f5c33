// Made by endpoint-manifest (java-client) from its template NotShownException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** An operation cannot be called, because the API description does not show enough of it. */
public final class NotShownException extends CallException {
  private static final long serialVersionUID = 1L;

  /** The name of the operation. */
  private final String operation;

  NotShownException(String operation, String missing, String place) {
    super(operation + " cannot be called yet. Not shown: " + missing + " (" + place + ").");
    this.operation = operation;
  }

  /** {@return the id of the operation} */
  public String operation() {
    return operation;
  }
}
