// Made by endpoint-manifest (kotlin-client) from manifest/groups/markets.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `markets`. */
public class MarketsGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/markets.yaml#operations.list`.
     *
     * From `manifest/groups/markets.yaml#operations.list` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @MarketsNotShown
    public fun list(vararg given: Any?): Nothing =
        notShown("markets.list", "method and path", "manifest/groups/markets.yaml#operations.list", given)
}

/**
 * Marks operations of `markets` that cannot be called yet. Their comments have the places to fill
 * in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/markets.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class MarketsNotShown
