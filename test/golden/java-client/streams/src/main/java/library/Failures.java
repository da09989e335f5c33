// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** Makes the exceptions of the statuses that operations name. */
final class Failures implements Operation.Failing {
  static final Failures NAMED = new Failures();

  private Failures() {}

  @Override
  public ApiException of(int status, ApiFailure failure) {
    switch (status) {
      case 404:
        return new NotFoundException(failure);
      default:
        return new ApiException(failure);
    }
  }
}
