// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `cursors`. */
public class Cursors(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `more`. */
    public val more: Boolean?
        get() = boolean("more")

    /** The property `cursors`. */
    public val cursors: Cursors.Cursors_?
        get() = view("cursors") { Cursors.Cursors_(it) }

    /** The type of `cursors` in `Cursors`. */
    public class Cursors_(
        json: JsonValue,
    ) : JsonModel(json) {
        /** The property `after`. */
        public val after: String?
            get() = text("after")
    }
}
