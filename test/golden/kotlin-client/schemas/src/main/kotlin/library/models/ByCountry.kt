// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `by-country`. */
public class ByCountry(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `country`. */
    public val country: String?
        get() = text("country")

    /** The property `state`. */
    public val state: String?
        get() = text("state")
}
