// Made by endpoint-manifest (kotlin-client) from manifest/groups/chapters.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `chapters`. */
public class ChaptersGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/chapters.yaml#operations.retrieve`.
     *
     * From `manifest/groups/chapters.yaml#operations.retrieve` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @ChaptersNotShown
    public fun retrieve(vararg given: Any?): Nothing =
        notShown("chapters.retrieve", "method and path", "manifest/groups/chapters.yaml#operations.retrieve", given)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/chapters.yaml#operations.bulk-retrieve`.
     *
     * From `manifest/groups/chapters.yaml#operations.bulk-retrieve` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @ChaptersNotShown
    public fun bulkRetrieve(vararg given: Any?): Nothing =
        notShown(
            "chapters.bulk-retrieve",
            "method and path",
            "manifest/groups/chapters.yaml#operations.bulk-retrieve",
            given,
        )
}

/**
 * Marks operations of `chapters` that cannot be called yet. Their comments have the places to fill
 * in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/chapters.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class ChaptersNotShown
