// Made by endpoint-manifest (kotlin-client) from manifest/groups/player.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `player.queue`: Queue. */
public class PlayerQueueGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#subgroups.queue.operations.get`.
     *
     * From `manifest/groups/player.yaml#subgroups.queue.operations.get` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerQueueNotShown
    public fun get(vararg given: Any?): Nothing =
        notShown(
            "player.queue.get",
            "method and path",
            "manifest/groups/player.yaml#subgroups.queue.operations.get",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#subgroups.queue.operations.add`.
     *
     * From `manifest/groups/player.yaml#subgroups.queue.operations.add` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerQueueNotShown
    public fun add(vararg given: Any?): Nothing =
        notShown(
            "player.queue.add",
            "method and path",
            "manifest/groups/player.yaml#subgroups.queue.operations.add",
            given,
        )
}

/**
 * Marks operations of `player.queue` that cannot be called yet. Their comments have the places to
 * fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/player.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class PlayerQueueNotShown
