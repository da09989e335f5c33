// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.OpenEnum

/**
 * The schema `flag`.
 *
 * Other values may be received, and are kept.
 *
 * @property value the text
 */
@JvmInline
public value class Flag(
    override val value: String,
) : OpenEnum {
    override fun toString(): String = value

    /** The known values. */
    public companion object {
        /** The value `red`. */
        public val RED: Flag = Flag("red")

        /** The value `green`. */
        public val GREEN: Flag = Flag("green")
    }
}
