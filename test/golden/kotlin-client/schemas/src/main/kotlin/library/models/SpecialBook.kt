// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/**
 * The schema `special-book`.
 *
 * Read by their names alone, as in `value["name"]`: `extras`.
 */
public class SpecialBook(
    json: JsonValue,
) : JsonModel(json) {
    /**
     * The property `id`.
     *
     * Pattern: `^[0-9]{13}$`.
     */
    public val id: String
        get() = required("id", text("id"))

    /**
     * The property `title`.
     *
     * 1 to 200 characters.
     */
    public val title: String
        get() = required("title", text("title"))

    /** The property `subtitle`. */
    public val subtitle: String?
        get() = text("subtitle")

    /**
     * The property `pages`.
     *
     * At least 1, below 100000. Format: `int32`.
     */
    public val pages: Long?
        get() = long("pages")

    /**
     * The property `price`.
     *
     * Without tax.
     */
    public val price: Money?
        get() = view("price") { Money(it) }

    /**
     * The property `weight`.
     *
     * Above 0, at most 99.5, a multiple of 0.5.
     */
    public val weight: Double?
        get() = double("weight")

    /** The property `available`. */
    public val available: Boolean?
        get() = boolean("available")

    /**
     * The property `binding`.
     *
     * Any JSON value: its values are of several types.
     */
    public val binding: JsonValue?
        get() = view("binding") { it }

    /**
     * The property `kind`.
     *
     * Always "book".
     */
    public val kind: String?
        get() = text("kind")

    /**
     * The property `cover`.
     *
     * Encoding: `base64`. Media type: `image/jpeg`.
     */
    public val cover: String?
        get() = text("cover")

    /**
     * The property `note`.
     *
     * Media type: `application/json`.
     */
    public val note: String?
        get() = text("note")

    /** The property `anything`. */
    public val anything: JsonValue?
        get() = view("anything") { it }

    /** The property `edition`. */
    public val edition: Long?
        get() = long("edition")

    /** The property `form`. */
    public val form: String?
        get() = text("form")
}
