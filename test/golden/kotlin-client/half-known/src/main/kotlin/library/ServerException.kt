// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** A response with a status from 500 to 599 that has no class of its own. */
public class ServerException internal constructor(
    failure: ApiFailure,
) : ApiException(failure)
