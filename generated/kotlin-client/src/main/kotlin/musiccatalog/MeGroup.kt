// Made by endpoint-manifest (kotlin-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `me`: Me (current user). */
public class MeGroup internal constructor(
    core: Core,
) : Group(core) {
    /** The operations of `me.saved-audiobooks`: Saved audiobooks. */
    public val savedAudiobooks: MeSavedAudiobooksGroup
        get() = MeSavedAudiobooksGroup(core())

    /** The operations of `me.saved-playlists`: Saved playlists. */
    public val savedPlaylists: MeSavedPlaylistsGroup
        get() = MeSavedPlaylistsGroup(core())

    /** The operations of `me.saved-albums`: Saved albums. */
    public val savedAlbums: MeSavedAlbumsGroup
        get() = MeSavedAlbumsGroup(core())

    /** The operations of `me.saved-tracks`: Saved tracks. */
    public val savedTracks: MeSavedTracksGroup
        get() = MeSavedTracksGroup(core())

    /** The operations of `me.saved-episodes`: Saved episodes. */
    public val savedEpisodes: MeSavedEpisodesGroup
        get() = MeSavedEpisodesGroup(core())

    /** The operations of `me.saved-shows`: Saved shows. */
    public val savedShows: MeSavedShowsGroup
        get() = MeSavedShowsGroup(core())

    /** The operations of `me.top-items`: Top items. */
    public val topItems: MeTopItemsGroup
        get() = MeTopItemsGroup(core())

    /** The operations of `me.following`: Following. */
    public val following: MeFollowingGroup
        get() = MeFollowingGroup(core())

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/me.yaml#operations.retrieve`.
     *
     * From `manifest/groups/me.yaml#operations.retrieve` (Music Catalog and Playback Service: Interface
     * Specification).
     *
     * @param given anything: the call is refused
     */
    @MeNotShown
    public fun retrieve(vararg given: Any?): Nothing =
        notShown("me.retrieve", "method and path", "manifest/groups/me.yaml#operations.retrieve", given)
}

/** Marks operations of `me` that cannot be called yet. Their comments have the places to fill in. */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/me.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class MeNotShown
