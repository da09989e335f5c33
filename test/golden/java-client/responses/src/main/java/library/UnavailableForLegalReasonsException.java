// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** A response with status 451. */
public final class UnavailableForLegalReasonsException extends ApiException {
  private static final long serialVersionUID = 1L;

  UnavailableForLegalReasonsException(ApiFailure failure) {
    super(failure);
  }
}
