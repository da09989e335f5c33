// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/**
 * The schema `money`.
 *
 * Exactly 2 properties.
 */
public class Money(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `amount`. */
    public val amount: Long?
        get() = long("amount")

    /** The property `currency`. */
    public val currency: String
        get() = required("currency", text("currency"))
}
