// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** A response with status 304. */
public final class NotModifiedException extends ApiException {
  private static final long serialVersionUID = 1L;

  NotModifiedException(ApiFailure failure) {
    super(failure);
  }
}
