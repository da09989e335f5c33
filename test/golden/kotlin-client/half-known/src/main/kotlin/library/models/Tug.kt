// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/**
 * The schema `tug`.
 *
 * Read by their names alone, as in `value["name"]`: `power`.
 */
public class Tug(
    json: JsonValue,
) : JsonModel(json) {
    /**
     * The property `kind`.
     *
     * Always "tug".
     */
    public val kind: String
        get() = required("kind", text("kind"))
}
