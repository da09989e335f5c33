// Made by endpoint-manifest (kotlin-client) from manifest/groups/users.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `users`. */
public class UsersGroup internal constructor(
    core: Core,
) : Group(core) {
    /** The operations of `users.playlists`: Playlists. */
    public val playlists: UsersPlaylistsGroup
        get() = UsersPlaylistsGroup(core())

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/users.yaml#operations.retrieve-profile`.
     *
     * From `manifest/groups/users.yaml#operations.retrieve-profile` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @UsersNotShown
    public fun retrieveProfile(vararg given: Any?): Nothing =
        notShown(
            "users.retrieve-profile",
            "method and path",
            "manifest/groups/users.yaml#operations.retrieve-profile",
            given,
        )
}

/** Marks operations of `users` that cannot be called yet. Their comments have the places to fill in. */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/users.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class UsersNotShown
