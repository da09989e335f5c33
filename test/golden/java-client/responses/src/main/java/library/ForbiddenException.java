// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** A response with status 403. */
public final class ForbiddenException extends ApiException {
  private static final long serialVersionUID = 1L;

  ForbiddenException(ApiFailure failure) {
    super(failure);
  }
}
