// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue
import library.ModelBuilder

/** The type of `query.tied` in `berths.moor`. */
public class BerthsMoor_Query_Tied(
    json: JsonValue,
) : JsonModel(json) {
    /** Makes a value to send, of the properties that the block sets. */
    public constructor(block: Builder.() -> Unit) : this(Builder().apply(block).json())

    /** The property `ropes`. */
    public val ropes: List<String>?
        get() = list("ropes") { it.text() }

    /** Makes a value to send: this one, with the properties that the block sets. */
    public fun copy(block: Builder.() -> Unit): BerthsMoor_Query_Tied =
        BerthsMoor_Query_Tied(Builder().apply { from(this@BerthsMoor_Query_Tied) }.apply(block).json())

    /** The properties of a BerthsMoor_Query_Tied to send: one that is not set is not sent. */
    public class Builder internal constructor() : ModelBuilder() {
        /** The property `ropes`. */
        public var ropes: List<String>? = null
            set(value) {
                field = value
                putGiven("ropes", value)
            }
    }
}
