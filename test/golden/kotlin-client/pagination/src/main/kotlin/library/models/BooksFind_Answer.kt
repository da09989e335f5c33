// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The type of `answer` in `books.find`. */
public class BooksFind_Answer(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `count`. */
    public val count: Long?
        get() = long("count")

    /** The property `resources`. */
    public val resources: List<BooksFind_Answer.Resources_Item>
        get() = required("resources", list("resources") { BooksFind_Answer.Resources_Item(it) })

    /** The type of `answer.resources.item` in `books.find`. */
    public class Resources_Item(
        json: JsonValue,
    ) : JsonModel(json) {
        /** The property `book`. */
        public val book: Book
            get() = required("book", view("book") { Book(it) })

        /** The property `score`. */
        public val score: Double?
            get() = double("score")
    }
}
