// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/**
 * The type of `answer` in `berths.list`.
 *
 * Read by their names alone, as in `value["name"]`: `total`.
 */
public class BerthsList_Answer(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `berths`. */
    public val berths: List<Berth>
        get() = required("berths", list("berths") { Berth(it) })
}
