// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.OpenEnum

/**
 * The type of `query.`${1}`.item` in `books.send`.
 *
 * Other values may be received, and are kept.
 *
 * @property value the text
 */
@JvmInline
public value class BooksSend_Query_N1_Item(
    override val value: String,
) : OpenEnum {
    override fun toString(): String = value

    /** The known values. */
    public companion object {
        /** The value `&#42;/`. */
        public val STAR_SLASH: BooksSend_Query_N1_Item = BooksSend_Query_N1_Item("*/")

        /** The value ```. */
        public val BACKTICK: BooksSend_Query_N1_Item = BooksSend_Query_N1_Item("`")

        /** The value `${}`. */
        public val DOLLAR_U7B_U7D: BooksSend_Query_N1_Item = BooksSend_Query_N1_Item("\${}")

        /** The value ` `. */
        public val UA: BooksSend_Query_N1_Item = BooksSend_Query_N1_Item("\n")

        /** The value `\u202e`. */
        public val U202E: BooksSend_Query_N1_Item = BooksSend_Query_N1_Item("\u202e")

        /** The value `\`. */
        public val BACKSLASH: BooksSend_Query_N1_Item = BooksSend_Query_N1_Item("\\")

        /** The value `'`. */
        public val APOSTROPHE: BooksSend_Query_N1_Item = BooksSend_Query_N1_Item("'")

        /** The value `"`. */
        public val QUOTE: BooksSend_Query_N1_Item = BooksSend_Query_N1_Item("\"")

        /** The value `\u0000`. */
        public val U0: BooksSend_Query_N1_Item = BooksSend_Query_N1_Item("\u0000")

        /** The value `</script>`. */
        public val SCRIPT: BooksSend_Query_N1_Item = BooksSend_Query_N1_Item("</script>")
    }
}
