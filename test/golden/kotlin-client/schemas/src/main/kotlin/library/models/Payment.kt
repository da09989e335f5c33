// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `payment`. */
public class Payment(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `card`. */
    public val card: String?
        get() = text("card")

    /** The property `address`. */
    public val address: String?
        get() = text("address")
}
