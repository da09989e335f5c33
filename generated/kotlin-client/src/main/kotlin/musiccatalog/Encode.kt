// Made by endpoint-manifest (kotlin-client) from its template Encode.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** A way to percent-encode a text for its place in a URL (RFC 3986, section 2.1). */
internal enum class Encode(
    private val kept: String,
) {
    /** Keeps the unreserved characters alone. A space is %20. */
    ALL(""),

    /**
     * Also keeps the reserved characters that a query may have, and percent-encoded triples: allowReserved of OpenAPI. The
     * apostrophe is encoded, as in every query (URL Standard, section 4.4, special-query).
     */
    RESERVED(":/?@!$()*,;=%"),

    /** The same without what may part several values. */
    RESERVED_ITEMS(":/?@!$()*%"),

    /** RESERVED for a segment of a path. */
    RESERVED_IN_PATH(":@!$&'()*+,;=%"),
    ;

    fun encode(text: String): String = encoded(text, kept)

    companion object {
        private const val HEX = "0123456789ABCDEF"

        /** For application/x-www-form-urlencoded (URL Standard, section 5.2): a space is a plus. */
        fun form(text: String): String = encoded(text, "*").replace("%20", "+").replace("~", "%7E")

        /** The pairs of fields. */
        fun form(fields: Map<String, String>): String =
            fields.entries.joinToString("&") { (name, value) -> "${form(name)}=${form(value)}" }

        /** Encodes what a URL cannot have, such as a space. What is encoded already stays. */
        fun url(text: String): String = encoded(text, ":/?@!$&'()*+,;=#[]%")

        fun isUnreserved(next: Char): Boolean = isAlphanumeric(next) || next in "-._~"

        private fun encoded(
            text: String,
            kept: String,
        ): String {
            if (text.indices.all { isKept(text, it, kept) }) return text
            val out = StringBuilder(text.length + 16)
            var index = 0
            while (index < text.length) {
                if (isKept(text, index, kept)) {
                    out.append(text[index])
                    index++
                    continue
                }
                val end = text.offsetByCodePoints(index, 1)
                text.substring(index, end).toByteArray().forEach { byte ->
                    out.append('%').append(HEX[byte.toInt() shr 4 and 15]).append(HEX[byte.toInt() and 15])
                }
                index = end
            }
            return out.toString()
        }

        private fun isKept(
            text: String,
            index: Int,
            kept: String,
        ): Boolean {
            val next = text[index]
            if (isUnreserved(next)) return true
            // A percent sign stays in triples only.
            return next in kept && (next != '%' || isTriple(text, index))
        }

        private fun isTriple(
            text: String,
            index: Int,
        ): Boolean = index + 2 < text.length && isHex(text[index + 1]) && isHex(text[index + 2])
    }
}
