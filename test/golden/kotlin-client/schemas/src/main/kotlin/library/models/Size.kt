// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.OpenEnum

/** The types in Size. */
public class Size private constructor() {
    /**
     * The type of `string` in `Size`.
     *
     * Other values may be received, and are kept.
     *
     * @property value the text
     */
    @JvmInline
    public value class String_(
        override val value: String,
    ) : OpenEnum {
        override fun toString(): String = value

        /** The known values. */
        public companion object {
            /** The value `small`. */
            public val SMALL: String_ = String_("small")

            /** The value `large`. */
            public val LARGE: String_ = String_("large")
        }
    }
}
