// Made by endpoint-manifest (java-client) from its template JsonException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** JSON is not well formed, or a value is not of the type that it is read as. */
public final class JsonException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception.
   *
   * @param message why
   */
  public JsonException(String message) {
    super(message);
  }

  /**
   * Makes an exception.
   *
   * @param message why
   * @param cause the cause
   */
  public JsonException(String message, Throwable cause) {
    super(message, cause);
  }
}
