// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** A response with a status from 400 to 499 that has no class of its own. */
public class ClientException internal constructor(
    failure: ApiFailure,
) : ApiException(failure)
