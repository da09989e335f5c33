// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `record`. */
public class Record_(
    json: JsonValue,
) : JsonModel(json) {
    /**
     * The property `kind`.
     *
     * Always "record".
     */
    public val kind: String
        get() = required("kind", text("kind"))
}
