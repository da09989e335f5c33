// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `note`. */
public class Note(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `text`. */
    public val text: String?
        get() = text("text")

    /** The property `replyTo`. */
    public val replyTo: Note?
        get() = view("replyTo") { Note(it) }

    /** The property `replies`. */
    public val replies: List<Note>?
        get() = list("replies") { Note(it) }
}
