// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `mixed`. */
public class Mixed(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `size`. */
    public val size: Long?
        get() = long("size")

    /** The property `name`. */
    public val name: String
        get() = required("name", text("name"))

    /** The properties that this class does not have, by their names. */
    public fun others(): Map<String, Boolean> = others({ it.boolean() }, "size", "name")
}
