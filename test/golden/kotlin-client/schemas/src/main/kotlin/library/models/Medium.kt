// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `medium`. */
public class Medium(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `form`. */
    public val form: String?
        get() = text("form")
}
