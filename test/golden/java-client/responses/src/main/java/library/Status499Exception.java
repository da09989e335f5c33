// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** A response with status 499. */
public final class Status499Exception extends ApiException {
  private static final long serialVersionUID = 1L;

  Status499Exception(ApiFailure failure) {
    super(failure);
  }
}
