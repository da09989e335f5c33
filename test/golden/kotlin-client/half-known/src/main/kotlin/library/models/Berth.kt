// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/**
 * The schema `berth`.
 *
 * Read by their names alone, as in `value["name"]`: `depths`, `lamps`.
 */
public class Berth(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `number`. */
    public val number: Long?
        get() = long("number")

    /** The property `state`. */
    @get:JvmName("getState")
    public val state: BerthState
        get() = required("state", text("state")?.let { BerthState(it) })

    /** The property `ships`. */
    public val ships: List<Ship>?
        get() = list("ships") { Ship(it) }

    /** The property `buoys`. */
    public val buoys: Map<String, Long>?
        get() = map("buoys") { it.long() }
}
