// Made by endpoint-manifest (kotlin-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `playlists`. */
public class PlaylistsGroup internal constructor(
    core: Core,
) : Group(core) {
    /** The operations of `playlists.tracks`: Tracks. */
    public val tracks: PlaylistsTracksGroup
        get() = PlaylistsTracksGroup(core())

    /** The operations of `playlists.followers`: Followers. */
    public val followers: PlaylistsFollowersGroup
        get() = PlaylistsFollowersGroup(core())

    /** The operations of `playlists.images`: Images. */
    public val images: PlaylistsImagesGroup
        get() = PlaylistsImagesGroup(core())

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/playlists.yaml#operations.retrieve`.
     *
     * From `manifest/groups/playlists.yaml#operations.retrieve` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlaylistsNotShown
    public fun retrieve(vararg given: Any?): Nothing =
        notShown("playlists.retrieve", "method and path", "manifest/groups/playlists.yaml#operations.retrieve", given)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/playlists.yaml#operations.update`.
     *
     * From `manifest/groups/playlists.yaml#operations.update` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlaylistsNotShown
    public fun update(vararg given: Any?): Nothing =
        notShown("playlists.update", "method and path", "manifest/groups/playlists.yaml#operations.update", given)
}

/**
 * Marks operations of `playlists` that cannot be called yet. Their comments have the places to fill
 * in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/playlists.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class PlaylistsNotShown
