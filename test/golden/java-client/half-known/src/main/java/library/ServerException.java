// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** A response with a status from 500 to 599 that has no class of its own. */
public final class ServerException extends ApiException {
  private static final long serialVersionUID = 1L;

  ServerException(ApiFailure failure) {
    super(failure);
  }
}
