// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.OpenEnum

/**
 * The schema `berth-state`.
 *
 * Other values may be received, and are kept.
 *
 * @property value the text
 */
@JvmInline
public value class BerthState(
    override val value: String,
) : OpenEnum {
    override fun toString(): String = value

    /** The known values. */
    public companion object {
        /** The value `free`. */
        public val FREE: BerthState = BerthState("free")

        /** The value `taken`. */
        public val TAKEN: BerthState = BerthState("taken")
    }
}
