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
      case 409:
        return new ConflictException(failure);
      case 4:
        return new ClientException(failure);
      case 5:
        return new ServerException(failure);
      default:
        return new ApiException(failure);
    }
  }
}
