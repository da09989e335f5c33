// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The type of `answer` in `books.recent`. */
public class BooksRecent_Answer(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `more`. */
    public val more: Boolean?
        get() = boolean("more")

    /** The property `cursors`. */
    public val cursors: Cursors.Cursors_?
        get() = view("cursors") { Cursors.Cursors_(it) }

    /** The property `items`. */
    public val items: List<Book>
        get() = required("items", list("items") { Book(it) })
}
