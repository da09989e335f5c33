// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue
import library.OpenEnum

/** The schema `seen-berth`. */
public class SeenBerth(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `number`. */
    public val number: Long?
        get() = long("number")

    /** The property `colour`. */
    @get:JvmName("getColour")
    public val colour: SeenBerth.Colour?
        get() = text("colour")?.let { SeenBerth.Colour(it) }

    /**
     * The type of `colour` in `SeenBerth`.
     *
     * Other values may be received, and are kept.
     *
     * @property value the text
     */
    @JvmInline
    public value class Colour(
        override val value: String,
    ) : OpenEnum {
        override fun toString(): String = value

        /** The known values. */
        public companion object {
            /** The value `red`. */
            public val RED: Colour = Colour("red")
        }
    }
}
