// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The type of `answer` in `books.browse`. */
public class BooksBrowse_Answer(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `message`. */
    public val message: String?
        get() = text("message")

    /** The property `books`. */
    public val books: BookPage
        get() = required("books", view("books") { BookPage(it) })
}
