// Made by endpoint-manifest (java-client) from its template AuthorizationException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/**
 * The user or the server denied an authorization request, or the answer belongs to another request.
 */
public final class AuthorizationException extends CallException {
  private static final long serialVersionUID = 1L;

  /** The code of the error; null where none came. */
  private final @Nullable String code;

  /** The description of the error; null where none came. */
  private final @Nullable String description;

  AuthorizationException(String message, @Nullable String code, @Nullable String description) {
    super("authorization failed: " + message + TokenException.textOf(code, description));
    this.code = code;
    this.description = description;
  }

  /**
   * {@return an error code such as "access_denied", or null if there is none (RFC 6749, section
   * 4.1.2.1)}
   */
  public @Nullable String code() {
    return code;
  }

  /** {@return a text for developers, or null if there is none} */
  public @Nullable String description() {
    return description;
  }
}
