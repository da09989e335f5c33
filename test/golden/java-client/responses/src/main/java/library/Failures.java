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
      case 304:
        return new NotModifiedException(failure);
      case 401:
        return new UnauthorizedException(failure);
      case 403:
        return new ForbiddenException(failure);
      case 404:
        return new NotFoundException(failure);
      case 408:
        return new RequestTimeoutException(failure);
      case 409:
        return new ConflictException(failure);
      case 422:
        return new UnprocessableContentException(failure);
      case 451:
        return new UnavailableForLegalReasonsException(failure);
      case 499:
        return new Status499Exception(failure);
      case 4:
        return new ClientException(failure);
      case 500:
        return new InternalServerException(failure);
      case 5:
        return new ServerException(failure);
      default:
        return new ApiException(failure);
    }
  }
}
