// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `author-page`. */
public class AuthorPage(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `total`. */
    public val total: Long?
        get() = long("total")

    /** The property `next`. */
    public val next: String?
        get() = text("next")

    /** The property `items`. */
    public val items: List<Author?>
        get() = required("items", list("items") { if (it.isNull()) null else Author(it) })
}
