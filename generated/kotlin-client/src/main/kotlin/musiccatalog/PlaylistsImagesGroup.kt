// Made by endpoint-manifest (kotlin-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `playlists.images`: Images. */
public class PlaylistsImagesGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/playlists.yaml#subgroups.images.operations.list`.
     *
     * From `manifest/groups/playlists.yaml#subgroups.images.operations.list` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlaylistsImagesNotShown
    public fun list(vararg given: Any?): Nothing =
        notShown(
            "playlists.images.list",
            "method and path",
            "manifest/groups/playlists.yaml#subgroups.images.operations.list",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/playlists.yaml#subgroups.images.operations.update`.
     *
     * From `manifest/groups/playlists.yaml#subgroups.images.operations.update` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlaylistsImagesNotShown
    public fun update(vararg given: Any?): Nothing =
        notShown(
            "playlists.images.update",
            "method and path",
            "manifest/groups/playlists.yaml#subgroups.images.operations.update",
            given,
        )
}

/**
 * Marks operations of `playlists.images` that cannot be called yet. Their comments have the places
 * to fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/playlists.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class PlaylistsImagesNotShown
