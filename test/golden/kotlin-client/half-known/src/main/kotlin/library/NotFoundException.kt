// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** A response with status 404. */
public class NotFoundException internal constructor(
    failure: ApiFailure,
) : ApiException(failure)
