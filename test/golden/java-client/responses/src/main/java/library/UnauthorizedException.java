// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import library.models.Problem;
import org.jspecify.annotations.Nullable;

/** A response with status 401. */
public final class UnauthorizedException extends ApiException {
  private static final long serialVersionUID = 1L;

  UnauthorizedException(ApiFailure failure) {
    super(failure);
  }

  /**
   * The body of the response.
   *
   * @return the body; null if it has another form
   */
  public @Nullable Problem data() {
    return decode(Problem::new);
  }
}
