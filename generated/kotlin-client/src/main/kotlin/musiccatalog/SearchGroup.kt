// Made by endpoint-manifest (kotlin-client) from manifest/groups/search.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `search`. */
public class SearchGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/search.yaml#operations.query`.
     *
     * From `manifest/groups/search.yaml#operations.query` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @SearchNotShown
    public fun query(vararg given: Any?): Nothing =
        notShown("search.query", "method and path", "manifest/groups/search.yaml#operations.query", given)
}

/**
 * Marks operations of `search` that cannot be called yet. Their comments have the places to fill
 * in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/search.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class SearchNotShown
