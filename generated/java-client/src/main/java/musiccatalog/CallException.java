// Made by endpoint-manifest (java-client) from its template CallException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/**
 * A call that gave no result. All exceptions of this package that a call can end with extend it.
 */
public abstract class CallException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CallException(String message) {
    super(message);
  }

  CallException(String message, Throwable cause) {
    super(message, cause);
  }
}
