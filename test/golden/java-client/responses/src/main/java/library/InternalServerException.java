// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** A response with status 500. */
public final class InternalServerException extends ApiException {
  private static final long serialVersionUID = 1L;

  InternalServerException(ApiFailure failure) {
    super(failure);
  }
}
