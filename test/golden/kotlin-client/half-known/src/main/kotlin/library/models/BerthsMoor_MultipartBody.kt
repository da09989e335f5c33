// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue
import library.ModelBuilder

/** The types in BerthsMoor_MultipartBody. */
public class BerthsMoor_MultipartBody private constructor() {
    /** The type of `multipart body.holds` in `berths.moor`. */
    public class Holds(
        json: JsonValue,
    ) : JsonModel(json) {
        /** Makes a value to send, of the properties that the block sets. */
        public constructor(block: Builder.() -> Unit) : this(Builder().apply(block).json())

        /** The property `numbers`. */
        public val numbers: List<Long>?
            get() = list("numbers") { it.long() }

        /** Makes a value to send: this one, with the properties that the block sets. */
        public fun copy(block: Builder.() -> Unit): Holds =
            Holds(Builder().apply { from(this@Holds) }.apply(block).json())

        /** The properties of a Holds to send: one that is not set is not sent. */
        public class Builder internal constructor() : ModelBuilder() {
            /** The property `numbers`. */
            public var numbers: List<Long>? = null
                set(value) {
                    field = value
                    putGiven("numbers", value)
                }
        }
    }
}
