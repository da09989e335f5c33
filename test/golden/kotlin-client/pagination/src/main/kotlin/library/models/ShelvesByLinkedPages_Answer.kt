// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The type of `answer` in `shelves.by-linked-pages`. */
public class ShelvesByLinkedPages_Answer(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `data`. */
    public val data: List<String>
        get() = required("data", list("data") { it.text() })

    /** The property `total`. */
    public val total: Long?
        get() = long("total")

    /** The property `next`. */
    public val next: String?
        get() = text("next")
}
