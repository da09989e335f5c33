// Made by endpoint-manifest (kotlin-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `playlists.followers`: Followers. */
public class PlaylistsFollowersGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/playlists.yaml#subgroups.followers.operations.follow`.
     *
     * From `manifest/groups/playlists.yaml#subgroups.followers.operations.follow` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlaylistsFollowersNotShown
    public fun follow(vararg given: Any?): Nothing =
        notShown(
            "playlists.followers.follow",
            "method and path",
            "manifest/groups/playlists.yaml#subgroups.followers.operations.follow",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow`.
     *
     * From `manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlaylistsFollowersNotShown
    public fun unfollow(vararg given: Any?): Nothing =
        notShown(
            "playlists.followers.unfollow",
            "method and path",
            "manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/playlists.yaml#subgroups.followers.operations.check`.
     *
     * From `manifest/groups/playlists.yaml#subgroups.followers.operations.check` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlaylistsFollowersNotShown
    public fun check(vararg given: Any?): Nothing =
        notShown(
            "playlists.followers.check",
            "method and path",
            "manifest/groups/playlists.yaml#subgroups.followers.operations.check",
            given,
        )
}

/**
 * Marks operations of `playlists.followers` that cannot be called yet. Their comments have the
 * places to fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/playlists.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class PlaylistsFollowersNotShown
