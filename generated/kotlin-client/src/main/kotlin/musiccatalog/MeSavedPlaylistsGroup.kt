// Made by endpoint-manifest (kotlin-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `me.saved-playlists`: Saved playlists. */
public class MeSavedPlaylistsGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/me.yaml#subgroups.saved-playlists.operations.list`.
     *
     * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.list` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @MeSavedPlaylistsNotShown
    public fun list(vararg given: Any?): Nothing =
        notShown(
            "me.saved-playlists.list",
            "method and path",
            "manifest/groups/me.yaml#subgroups.saved-playlists.operations.list",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/me.yaml#subgroups.saved-playlists.operations.save`.
     *
     * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.save` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @MeSavedPlaylistsNotShown
    public fun save(vararg given: Any?): Nothing =
        notShown(
            "me.saved-playlists.save",
            "method and path",
            "manifest/groups/me.yaml#subgroups.saved-playlists.operations.save",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove`.
     *
     * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @MeSavedPlaylistsNotShown
    public fun remove(vararg given: Any?): Nothing =
        notShown(
            "me.saved-playlists.remove",
            "method and path",
            "manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/me.yaml#subgroups.saved-playlists.operations.check`.
     *
     * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.check` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @MeSavedPlaylistsNotShown
    public fun check(vararg given: Any?): Nothing =
        notShown(
            "me.saved-playlists.check",
            "method and path",
            "manifest/groups/me.yaml#subgroups.saved-playlists.operations.check",
            given,
        )
}

/**
 * Marks operations of `me.saved-playlists` that cannot be called yet. Their comments have the
 * places to fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/me.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class MeSavedPlaylistsNotShown
