// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** A response with status 409. */
public class ConflictException internal constructor(
    failure: ApiFailure,
) : ApiException(failure)
