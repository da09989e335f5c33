// Made by endpoint-manifest (java-client) from its template ArgumentException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/** A call is invalid. Nothing was sent. */
public final class ArgumentException extends CallException {
  private static final long serialVersionUID = 1L;

  /** The name of the operation. */
  private final String operation;

  ArgumentException(String operation, String message) {
    super(operation + ": " + message);
    this.operation = operation;
  }

  ArgumentException(String operation, @Nullable String subject, Throwable cause) {
    super(operation + ": " + (subject == null ? "" : subject + " ") + cause.getMessage(), cause);
    this.operation = operation;
  }

  /** {@return the id of the operation} */
  public String operation() {
    return operation;
  }
}
