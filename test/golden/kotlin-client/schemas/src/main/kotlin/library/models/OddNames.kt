// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `odd-names`. */
public class OddNames(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `zulu`. */
    public val zulu: String
        get() = required("zulu", text("zulu"))

    /** The property `10`. */
    public val n10: String
        get() = required("10", text("10"))

    /** The property `9`. */
    public val n9: String?
        get() = text("9")

    /** The property `__proto__`. */
    public val proto: String?
        get() = text("__proto__")

    /** The property `constructor`. */
    public val constructor: String?
        get() = text("constructor")

    /** The property `toString`. */
    public val toString: String?
        get() = text("toString")

    /** The property ``. */
    public val empty: String?
        get() = text("")

    /** The property `two words`. */
    public val twoWords: String?
        get() = text("two words")

    /** The property `alpha`. */
    public val alpha: String?
        get() = text("alpha")
}
