// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue
import library.ModelBuilder

/** The type of `body` in `books.find`. */
public class BooksFind_Body(
    json: JsonValue,
) : JsonModel(json) {
    /** Makes a value to send, of the properties that the block sets. */
    public constructor(block: Builder.() -> Unit) : this(Builder().apply(block).json())

    /** The property `words`. */
    public val words: List<String>
        get() = required("words", list("words") { it.text() })

    /** The property `start`. */
    public val start: Long?
        get() = long("start")

    /** Makes a value to send: this one, with the properties that the block sets. */
    public fun copy(block: Builder.() -> Unit): BooksFind_Body =
        BooksFind_Body(Builder().apply { from(this@BooksFind_Body) }.apply(block).json())

    /** The properties of a BooksFind_Body to send: one that is not set is not sent. */
    public class Builder internal constructor() : ModelBuilder() {
        /** The property `words`. */
        public var words: List<String>? = null
            set(value) {
                field = value
                putGiven("words", value)
            }

        /** The property `start`. */
        public var start: Long? = null
            set(value) {
                field = value
                putGiven("start", value)
            }
    }
}
