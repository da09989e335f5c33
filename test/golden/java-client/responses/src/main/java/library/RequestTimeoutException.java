// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** A response with status 408. */
public final class RequestTimeoutException extends ApiException {
  private static final long serialVersionUID = 1L;

  RequestTimeoutException(ApiFailure failure) {
    super(failure);
  }
}
