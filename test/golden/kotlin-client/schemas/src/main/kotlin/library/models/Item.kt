// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue
import library.tagOf

/**
 * The schema `item`.
 *
 * The property `kind` tells its variants apart.
 */
public sealed class Item(
    json: JsonValue,
) : JsonModel(json) {
    /** The variant whose tag is `motion-picture`. */
    public class OfFilm internal constructor(
        json: JsonValue,
    ) : Item(json) {
        /** The object as its own type: a view of the same JSON. */
        public fun value(): Film = Film(this)
    }

    /** The variant whose tag is `record`. */
    public class OfRecord_ internal constructor(
        json: JsonValue,
    ) : Item(json) {
        /** The object as its own type: a view of the same JSON. */
        public fun value(): Record_ = Record_(this)
    }

    /** An object of no known variant. */
    public class Unknown internal constructor(
        json: JsonValue,
    ) : Item(json)

    /** Views JSON as a variant. */
    public companion object {
        /** Views JSON as the variant that its property `kind` names; as `Unknown` if it is none of these. */
        public fun of(json: JsonValue): Item =
            when (tagOf(json, "kind")) {
                "motion-picture" -> OfFilm(json)
                "record" -> OfRecord_(json)
                else -> Unknown(json)
            }
    }
}
