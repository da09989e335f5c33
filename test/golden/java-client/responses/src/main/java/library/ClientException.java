// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** A response with a status from 400 to 499 that has no class of its own. */
public final class ClientException extends ApiException {
  private static final long serialVersionUID = 1L;

  ClientException(ApiFailure failure) {
    super(failure);
  }
}
