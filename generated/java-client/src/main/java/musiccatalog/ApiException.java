// Made by endpoint-manifest (java-client) from its template ApiException.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/**
 * The service answered with another status than 2xx. Statuses that the API description names have
 * classes of their own.
 */
public class ApiException extends CallException {
  private static final long serialVersionUID = 1L;

  private final transient ApiFailure failure;

  /** The status of the response. */
  private final int status;

  ApiException(ApiFailure failure) {
    super(failure.message());
    this.failure = failure;
    this.status = failure.status();
  }

  /** {@return the request} */
  public final RequestSummary request() {
    return failure.request();
  }

  /** {@return the status} */
  public final int status() {
    return status;
  }

  /** {@return the headers of the response} */
  public final Headers headers() {
    return failure.headers();
  }

  /**
   * {@return the body by its media type, or as text if it is not what it says, or null if there is
   * none}
   */
  public final @Nullable JsonValue body() {
    return failure.read();
  }

  /** {@return the body as it came, cut at the largest size of a response} */
  public final byte[] bytes() {
    return failure.body().clone();
  }

  /** {@return the problem details of the body (RFC 9457), or null if it has another media type} */
  public final @Nullable ProblemDetails problem() {
    return ProblemDetails.of(failure);
  }

  /** The body in a form that is known, or null where it has another. */
  final <T> @Nullable T decode(Decoder<T> decoder) {
    JsonValue body = failure.read();
    try {
      return body == null ? null : decoder.decode(body);
    } catch (JsonException error) {
      return null;
    }
  }
}
