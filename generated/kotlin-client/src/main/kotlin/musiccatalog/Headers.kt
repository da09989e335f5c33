// Made by endpoint-manifest (kotlin-client) from its template Headers.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import java.util.TreeMap

/** Headers of a request or a response. Their names have no case (RFC 9110, section 5.1). */
public class Headers private constructor(
    private val lines: TreeMap<String, List<String>>,
) {
    /** Makes headers of their lines. */
    public constructor(lines: Map<String, List<String>>) : this(
        TreeMap<String, List<String>>(String.CASE_INSENSITIVE_ORDER).apply {
            lines.forEach { (name, all) -> put(name, getOrDefault(name, emptyList()) + all) }
        },
    )

    /** The first line of a header, null where there is none. */
    public operator fun get(name: String): String? = lines[name]?.firstOrNull()

    /** All lines of a header. */
    public fun all(name: String): List<String> = lines[name].orEmpty()

    /** All headers. */
    public fun toMap(): Map<String, List<String>> = lines.toMap()

    /** The lines of a header joined by commas; an empty text where there are none. */
    internal fun joined(name: String): String = all(name).joinToString(", ")

    /** The names; the values may be secrets. */
    override fun toString(): String = "Headers${lines.keys}"
}

/** The characters of headers and cookies. Refusals do not show the value: it may be a credential. */
internal object HeaderText {
    private const val FORBIDDEN = "has a character that HTTP does not allow"

    /** Refuses what cannot stand in a header (RFC 9110, section 5): letters of Latin-1 are a byte each, and others have none. */
    fun checked(
        name: String,
        text: String,
    ): String {
        if (!isToken(name)) throw Refusal(FORBIDDEN)
        if (text.any { (it < ' ' && it != '\t') || it == '\u007F' || it > '\u00FF' }) throw Refusal(FORBIDDEN)
        return text
    }

    /** True if a text may be the name of a header (RFC 9110, section 5.6.2). */
    fun isToken(text: String): Boolean = text.isNotEmpty() && text.all { isAlphanumeric(it) || it in "!#$%&'*+-.^_`|~" }

    /**
     * Refuses what cannot stand in a cookie (RFC 6265, section 4.1.1): its value has no space, quotes, comma, semicolon or
     * backslash. There is no escape.
     */
    fun cookie(
        name: String,
        value: String,
    ): String {
        val isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"')
        val inner = if (isQuoted) value.substring(1, value.length - 1) else value
        if (!isToken(name) || inner.any { it <= ' ' || it > '~' || it in "\",;\\" }) {
            throw Refusal("has a character that cannot be in a cookie")
        }
        return "$name=$value"
    }
}

internal fun isAlphanumeric(next: Char): Boolean = next in 'a'..'z' || next in 'A'..'Z' || next in '0'..'9'

/** Headers that are being made, by their names; null = not sent, and not set by the client either. */
internal typealias HeaderMap = TreeMap<String, String?>

internal fun headerMap(from: Map<String, String?> = emptyMap()): HeaderMap =
    TreeMap<String, String?>(String.CASE_INSENSITIVE_ORDER).apply { putAll(from) }
