// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** A response with status 409. */
public final class ConflictException extends ApiException {
  private static final long serialVersionUID = 1L;

  ConflictException(ApiFailure failure) {
    super(failure);
  }
}
