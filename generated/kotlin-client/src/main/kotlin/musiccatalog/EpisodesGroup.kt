// Made by endpoint-manifest (kotlin-client) from manifest/groups/episodes.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `episodes`. */
public class EpisodesGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/episodes.yaml#operations.retrieve`.
     *
     * From `manifest/groups/episodes.yaml#operations.retrieve` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @EpisodesNotShown
    public fun retrieve(vararg given: Any?): Nothing =
        notShown("episodes.retrieve", "method and path", "manifest/groups/episodes.yaml#operations.retrieve", given)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/episodes.yaml#operations.bulk-retrieve`.
     *
     * From `manifest/groups/episodes.yaml#operations.bulk-retrieve` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @EpisodesNotShown
    public fun bulkRetrieve(vararg given: Any?): Nothing =
        notShown(
            "episodes.bulk-retrieve",
            "method and path",
            "manifest/groups/episodes.yaml#operations.bulk-retrieve",
            given,
        )
}

/**
 * Marks operations of `episodes` that cannot be called yet. Their comments have the places to fill
 * in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/episodes.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class EpisodesNotShown
