// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** A response with status 422. */
public final class UnprocessableContentException extends ApiException {
  private static final long serialVersionUID = 1L;

  UnprocessableContentException(ApiFailure failure) {
    super(failure);
  }
}
