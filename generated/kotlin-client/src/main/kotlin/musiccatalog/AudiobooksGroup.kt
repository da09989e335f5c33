// Made by endpoint-manifest (kotlin-client) from manifest/groups/audiobooks.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `audiobooks`. */
public class AudiobooksGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/audiobooks.yaml#operations.retrieve`.
     *
     * From `manifest/groups/audiobooks.yaml#operations.retrieve` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @AudiobooksNotShown
    public fun retrieve(vararg given: Any?): Nothing =
        notShown("audiobooks.retrieve", "method and path", "manifest/groups/audiobooks.yaml#operations.retrieve", given)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/audiobooks.yaml#operations.bulk-retrieve`.
     *
     * From `manifest/groups/audiobooks.yaml#operations.bulk-retrieve` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @AudiobooksNotShown
    public fun bulkRetrieve(vararg given: Any?): Nothing =
        notShown(
            "audiobooks.bulk-retrieve",
            "method and path",
            "manifest/groups/audiobooks.yaml#operations.bulk-retrieve",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/audiobooks.yaml#operations.list-chapters`.
     *
     * From `manifest/groups/audiobooks.yaml#operations.list-chapters` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @AudiobooksNotShown
    public fun listChapters(vararg given: Any?): Nothing =
        notShown(
            "audiobooks.list-chapters",
            "method and path",
            "manifest/groups/audiobooks.yaml#operations.list-chapters",
            given,
        )
}

/**
 * Marks operations of `audiobooks` that cannot be called yet. Their comments have the places to
 * fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/audiobooks.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class AudiobooksNotShown
