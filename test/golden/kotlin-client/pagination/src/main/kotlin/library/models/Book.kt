// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `book`. */
public class Book(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `title`. */
    public val title: String
        get() = required("title", text("title"))
}
