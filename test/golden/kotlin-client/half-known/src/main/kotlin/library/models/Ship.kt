// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/**
 * The schema `ship`.
 *
 * Read by their names alone, as in `value["name"]`: `tonnage`.
 */
public class Ship(
    json: JsonValue,
) : JsonModel(json) {
    /**
     * The property `name`.
     *
     * At least 1 character.
     */
    public val name: String
        get() = required("name", text("name"))

    /**
     * The property `cargo`.
     *
     * An array whose first 2 items each have a schema of their own.
     */
    public val cargo: JsonValue
        get() = required("cargo", view("cargo") { it })

    /** The property `flag`. */
    @get:JvmName("getFlag")
    public val flag: Flag?
        get() = text("flag")?.let { Flag(it) }

    /**
     * The property `papers`.
     *
     * Media type: `application/json`.
     */
    public val papers: String?
        get() = text("papers")

    /**
     * The property `log`.
     *
     * Media type: `application/json`.
     */
    public val log: String?
        get() = text("log")
}
