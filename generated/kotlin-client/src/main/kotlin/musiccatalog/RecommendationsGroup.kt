// Made by endpoint-manifest (kotlin-client) from manifest/groups/recommendations.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `recommendations`. */
public class RecommendationsGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/recommendations.yaml#operations.get`.
     *
     * From `manifest/groups/recommendations.yaml#operations.get` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @RecommendationsNotShown
    public fun get(vararg given: Any?): Nothing =
        notShown("recommendations.get", "method and path", "manifest/groups/recommendations.yaml#operations.get", given)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/recommendations.yaml#operations.list-available-genre-seeds`.
     *
     * From `manifest/groups/recommendations.yaml#operations.list-available-genre-seeds` (Music Catalog
     * and Playback Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @RecommendationsNotShown
    public fun listAvailableGenreSeeds(vararg given: Any?): Nothing =
        notShown(
            "recommendations.list-available-genre-seeds",
            "method and path",
            "manifest/groups/recommendations.yaml#operations.list-available-genre-seeds",
            given,
        )
}

/**
 * Marks operations of `recommendations` that cannot be called yet. Their comments have the places
 * to fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: " +
        "manifest/groups/recommendations.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class RecommendationsNotShown
