// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `film`. */
public class Film(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `kind`. */
    public val kind: String
        get() = required("kind", text("kind"))

    /** The property `minutes`. */
    public val minutes: Long?
        get() = long("minutes")
}
