// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `author`. */
public class Author(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `name`. */
    public val name: String
        get() = required("name", text("name"))
}
