// Made by endpoint-manifest (kotlin-client) from manifest/groups/users.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `users.playlists`: Playlists. */
public class UsersPlaylistsGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/users.yaml#subgroups.playlists.operations.list`.
     *
     * From `manifest/groups/users.yaml#subgroups.playlists.operations.list` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @UsersPlaylistsNotShown
    public fun list(vararg given: Any?): Nothing =
        notShown(
            "users.playlists.list",
            "method and path",
            "manifest/groups/users.yaml#subgroups.playlists.operations.list",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/users.yaml#subgroups.playlists.operations.create`.
     *
     * From `manifest/groups/users.yaml#subgroups.playlists.operations.create` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @UsersPlaylistsNotShown
    public fun create(vararg given: Any?): Nothing =
        notShown(
            "users.playlists.create",
            "method and path",
            "manifest/groups/users.yaml#subgroups.playlists.operations.create",
            given,
        )
}

/**
 * Marks operations of `users.playlists` that cannot be called yet. Their comments have the places
 * to fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/users.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class UsersPlaylistsNotShown
