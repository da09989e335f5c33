// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** The exceptions of statuses that operations name. */
internal object Failures {
    val NOT_FOUND = Failure(404) { NotFoundException(it) }
    val CONFLICT = Failure(409) { ConflictException(it) }
    val CLIENT = Failure(4) { ClientException(it) }
    val SERVER = Failure(5) { ServerException(it) }
}
