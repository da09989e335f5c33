// Made by endpoint-manifest (kotlin-client) from its template Links.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** Reads the header "Link" (RFC 8288). */
internal class Links private constructor(
    private val text: String,
) {
    private var at = 0

    private fun find(relation: String): String? {
        while (true) {
            val open = text.indexOf('<', at)
            val close = if (open < 0) -1 else text.indexOf('>', open)
            if (close < 0) return null
            at = close + 1
            if (isOf(relation)) return text.substring(open + 1, close)
        }
    }

    /** True if the parameters of a link say that it is of a relation. */
    private fun isOf(relation: String): Boolean {
        var relations: String? = null
        var isOfOther = false
        while (true) {
            skipSpace()
            if (text.getOrNull(at) != ';') break
            at++
            val name = until("=;,").trim().lowercase()
            val value = if (text.getOrNull(at) == '=') value() else ""
            // Only the first counts (section 3.3).
            if (name == "rel" && relations == null) relations = value.lowercase()
            // The link belongs to another resource (section 3.2).
            if (name == "anchor") isOfOther = true
        }
        return !isOfOther && relations != null && relation in relations.trim().split(SPACES)
    }

    private fun value(): String {
        at++
        skipSpace()
        if (text.getOrNull(at) != '"') return until(";,").trim()
        at++
        val out = StringBuilder()
        while (at < text.length) {
            val next = text[at++]
            if (next == '"') break
            out.append(if (next == '\\' && at < text.length) text[at++] else next)
        }
        return out.toString()
    }

    private fun until(ends: String): String {
        val start = at
        while (at < text.length && text[at] !in ends) at++
        return text.substring(start, at)
    }

    private fun skipSpace() {
        while (text.getOrNull(at).let { it == ' ' || it == '\t' }) at++
    }

    companion object {
        private val SPACES = Regex("""\s+""")

        /** The target of the first link of a relation, whose name is in small letters; null where there is none. */
        fun to(
            relation: String,
            headers: Headers,
        ): String? = Links(headers.joined("link")).find(relation)
    }
}
