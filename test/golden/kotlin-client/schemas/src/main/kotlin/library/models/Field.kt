// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.OpenEnum

/**
 * The schema `field`.
 *
 * Other values may be received, and are kept.
 *
 * @property value the text
 */
@JvmInline
public value class Field(
    override val value: String,
) : OpenEnum {
    override fun toString(): String = value

    /** The known values. */
    public companion object {
        /** The value `id`. */
        public val ID: Field = Field("id")

        /** The value `title`. */
        public val TITLE: Field = Field("title")

        /** The value `price`. */
        public val PRICE: Field = Field("price")
    }
}
