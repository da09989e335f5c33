// Made by endpoint-manifest (kotlin-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `me.following`: Following. */
public class MeFollowingGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve`.
     *
     * From `manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @MeFollowingNotShown
    public fun bulkRetrieve(vararg given: Any?): Nothing =
        notShown(
            "me.following.bulk-retrieve",
            "method and path",
            "manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/me.yaml#subgroups.following.operations.follow`.
     *
     * From `manifest/groups/me.yaml#subgroups.following.operations.follow` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @MeFollowingNotShown
    public fun follow(vararg given: Any?): Nothing =
        notShown(
            "me.following.follow",
            "method and path",
            "manifest/groups/me.yaml#subgroups.following.operations.follow",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/me.yaml#subgroups.following.operations.unfollow`.
     *
     * From `manifest/groups/me.yaml#subgroups.following.operations.unfollow` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @MeFollowingNotShown
    public fun unfollow(vararg given: Any?): Nothing =
        notShown(
            "me.following.unfollow",
            "method and path",
            "manifest/groups/me.yaml#subgroups.following.operations.unfollow",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/me.yaml#subgroups.following.operations.check`.
     *
     * From `manifest/groups/me.yaml#subgroups.following.operations.check` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @MeFollowingNotShown
    public fun check(vararg given: Any?): Nothing =
        notShown(
            "me.following.check",
            "method and path",
            "manifest/groups/me.yaml#subgroups.following.operations.check",
            given,
        )
}

/**
 * Marks operations of `me.following` that cannot be called yet. Their comments have the places to
 * fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/me.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class MeFollowingNotShown
