// Made by endpoint-manifest (kotlin-client) from manifest/groups/ships.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/**
 * The operations of `ships`.
 *
 * Ships, whether they lie in the harbour or not.
 */
public class ShipsGroup internal constructor(
    core: Core,
) : Group(core) {
    /** The operations of `ships.visits`. */
    public val visits: ShipsVisitsGroup
        get() = ShipsVisitsGroup(core())

    /**
     * Cannot be called yet. Not shown: its path, to be filled in at
     * `manifest/groups/ships.yaml#operations.list`.
     *
     * From `manifest/groups/ships.yaml#operations.list` (A guess).
     *
     * @param given anything: the call is refused
     */
    @ShipsNotShown
    public fun list(vararg given: Any?): Nothing =
        notShown("ships.list", "path", "manifest/groups/ships.yaml#operations.list", given)

    /**
     * Cannot be called yet. Not shown: its method, to be filled in at
     * `manifest/groups/ships.yaml#operations.retrieve`.
     *
     * From `manifest/groups/ships.yaml#operations.retrieve` (A guess).
     *
     * @param given anything: the call is refused
     */
    @ShipsNotShown
    @Deprecated("It ends on 2027-01-01. Not shown: since when and what replaces it. Ships move.")
    public fun retrieve(vararg given: Any?): Nothing =
        notShown("ships.retrieve", "method", "manifest/groups/ships.yaml#operations.retrieve", given)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/ships.yaml#operations.sink`.
     *
     * From `manifest/groups/ships.yaml#operations.sink` (A guess).
     *
     * @param given anything: the call is refused
     */
    @ShipsNotShown
    public fun sink(vararg given: Any?): Nothing =
        notShown("ships.sink", "method and path", "manifest/groups/ships.yaml#operations.sink", given)
}

/** Marks operations of `ships` that cannot be called yet. Their comments have the places to fill in. */
@RequiresOptIn(
    "cannot be called yet: its method or its path is not shown. Fill in what is missing: manifest/groups/ships.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class ShipsNotShown
