// Made by endpoint-manifest (kotlin-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `playlists.tracks`: Tracks. */
public class PlaylistsTracksGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/playlists.yaml#subgroups.tracks.operations.list`.
     *
     * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.list` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlaylistsTracksNotShown
    public fun list(vararg given: Any?): Nothing =
        notShown(
            "playlists.tracks.list",
            "method and path",
            "manifest/groups/playlists.yaml#subgroups.tracks.operations.list",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/playlists.yaml#subgroups.tracks.operations.add`.
     *
     * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.add` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlaylistsTracksNotShown
    public fun add(vararg given: Any?): Nothing =
        notShown(
            "playlists.tracks.add",
            "method and path",
            "manifest/groups/playlists.yaml#subgroups.tracks.operations.add",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/playlists.yaml#subgroups.tracks.operations.update`.
     *
     * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.update` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlaylistsTracksNotShown
    public fun update(vararg given: Any?): Nothing =
        notShown(
            "playlists.tracks.update",
            "method and path",
            "manifest/groups/playlists.yaml#subgroups.tracks.operations.update",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/playlists.yaml#subgroups.tracks.operations.remove`.
     *
     * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.remove` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlaylistsTracksNotShown
    public fun remove(vararg given: Any?): Nothing =
        notShown(
            "playlists.tracks.remove",
            "method and path",
            "manifest/groups/playlists.yaml#subgroups.tracks.operations.remove",
            given,
        )
}

/**
 * Marks operations of `playlists.tracks` that cannot be called yet. Their comments have the places
 * to fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/playlists.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class PlaylistsTracksNotShown
