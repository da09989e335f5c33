// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `page`. */
public class Page(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `total`. */
    public val total: Long?
        get() = long("total")

    /** The property `next`. */
    public val next: String?
        get() = text("next")
}
