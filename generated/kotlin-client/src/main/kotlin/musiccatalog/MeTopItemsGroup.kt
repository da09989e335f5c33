// Made by endpoint-manifest (kotlin-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `me.top-items`: Top items. */
public class MeTopItemsGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks`.
     *
     * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @MeTopItemsNotShown
    public fun listTopTracks(vararg given: Any?): Nothing =
        notShown(
            "me.top-items.list-top-tracks",
            "method and path",
            "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists`.
     *
     * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @MeTopItemsNotShown
    public fun listTopArtists(vararg given: Any?): Nothing =
        notShown(
            "me.top-items.list-top-artists",
            "method and path",
            "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists",
            given,
        )
}

/**
 * Marks operations of `me.top-items` that cannot be called yet. Their comments have the places to
 * fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/me.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class MeTopItemsNotShown
