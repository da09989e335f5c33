// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** A response with status 404. */
public final class NotFoundException extends ApiException {
  private static final long serialVersionUID = 1L;

  NotFoundException(ApiFailure failure) {
    super(failure);
  }
}
