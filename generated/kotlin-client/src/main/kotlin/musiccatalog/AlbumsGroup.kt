// Made by endpoint-manifest (kotlin-client) from manifest/groups/albums.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `albums`. */
public class AlbumsGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/albums.yaml#operations.retrieve`.
     *
     * From `manifest/groups/albums.yaml#operations.retrieve` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @AlbumsNotShown
    public fun retrieve(vararg given: Any?): Nothing =
        notShown("albums.retrieve", "method and path", "manifest/groups/albums.yaml#operations.retrieve", given)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/albums.yaml#operations.bulk-retrieve`.
     *
     * From `manifest/groups/albums.yaml#operations.bulk-retrieve` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @AlbumsNotShown
    public fun bulkRetrieve(vararg given: Any?): Nothing =
        notShown(
            "albums.bulk-retrieve",
            "method and path",
            "manifest/groups/albums.yaml#operations.bulk-retrieve",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/albums.yaml#operations.list-tracks`.
     *
     * From `manifest/groups/albums.yaml#operations.list-tracks` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @AlbumsNotShown
    public fun listTracks(vararg given: Any?): Nothing =
        notShown("albums.list-tracks", "method and path", "manifest/groups/albums.yaml#operations.list-tracks", given)
}

/**
 * Marks operations of `albums` that cannot be called yet. Their comments have the places to fill
 * in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/albums.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class AlbumsNotShown
