// Made by endpoint-manifest (kotlin-client) from manifest/groups/ships.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** The operations of `ships.visits`. */
public class ShipsVisitsGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/ships.yaml#subgroups.visits.operations.begin`.
     *
     * Begin a visit
     *
     * From `manifest/groups/ships.yaml#subgroups.visits.operations.begin` (A guess).
     *
     * @param given anything: the call is refused
     */
    @ShipsVisitsNotShown
    public fun begin(vararg given: Any?): Nothing =
        notShown(
            "ships.visits.begin",
            "method and path",
            "manifest/groups/ships.yaml#subgroups.visits.operations.begin",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/ships.yaml#subgroups.visits.operations.end`.
     *
     * From `manifest/groups/ships.yaml#subgroups.visits.operations.end` (A guess).
     *
     * @param given anything: the call is refused
     */
    @ShipsVisitsNotShown
    public fun end(vararg given: Any?): Nothing =
        notShown(
            "ships.visits.end",
            "method and path",
            "manifest/groups/ships.yaml#subgroups.visits.operations.end",
            given,
        )
}

/**
 * Marks operations of `ships.visits` that cannot be called yet. Their comments have the places to
 * fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/ships.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class ShipsVisitsNotShown
