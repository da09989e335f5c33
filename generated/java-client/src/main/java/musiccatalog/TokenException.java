// Made by endpoint-manifest (java-client) from its template TokenException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/**
 * An authorization server refused to give tokens: it does not know the application, or the grant of
 * the user has ended. Failures that may pass have the same exceptions as those of a call.
 */
public final class TokenException extends CallException {
  private static final long serialVersionUID = 1L;

  /** The status of the response. */
  private final int status;

  /** The code of the error; null where none came. */
  private final @Nullable String code;

  /** The description of the error; null where none came. */
  private final @Nullable String description;

  TokenException(
      RequestSummary request, int status, @Nullable String code, @Nullable String description) {
    super(request + ": status " + status + textOf(code, description));
    this.status = status;
    this.code = code;
    this.description = description;
  }

  static String textOf(@Nullable String code, @Nullable String description) {
    String text =
        (code == null ? "" : ": " + code) + (description == null ? "" : ": " + description);
    return text.length() > 500 ? text.substring(0, 500) : text;
  }

  /** {@return the status of the response} */
  public int status() {
    return status;
  }

  /**
   * {@return an error code such as "invalid_grant", or null if there is none (RFC 6749, section
   * 5.2)}
   */
  public @Nullable String code() {
    return code;
  }

  /** {@return a text for developers, or null if there is none} */
  public @Nullable String description() {
    return description;
  }
}
