// Made by endpoint-manifest (kotlin-client) from its template Texts.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.serialization.json.JsonPrimitive
import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException
import java.nio.charset.Charset

/** True if a character is half a surrogate pair whose other half is not beside it. */
internal fun isHalfPair(
    text: String,
    index: Int,
): Boolean =
    when {
        text[index].isHighSurrogate() -> text.getOrNull(index + 1)?.isLowSurrogate() != true
        text[index].isLowSurrogate() -> text.getOrNull(index - 1)?.isHighSurrogate() != true
        else -> false
    }

/** True if there is UTF-8 for a text. */
internal fun isWellFormed(text: String): Boolean = text.indices.none { isHalfPair(text, it) }

/** Reads a body by its media type: JSON, text or bytes. */
internal fun bodyOf(
    bytes: ByteArray,
    mediaType: String,
): JsonValue =
    when {
        MediaType.isJson(mediaType) -> jsonOf(bytes)
        MediaType.isText(mediaType) -> JsonValue(JsonPrimitive(textOf(bytes, mediaType)))
        else -> JsonBytes(bytes)
    }

/** Reads the JSON of bytes, which must be UTF-8 (RFC 8259, section 8.1). */
internal fun jsonOf(bytes: ByteArray): JsonValue {
    val text = bytes.decodeToString()
    if ('\uFFFD' in text) {
        try {
            Charsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes))
        } catch (error: CharacterCodingException) {
            throw JsonException("no JSON: its bytes are not UTF-8", error)
        }
    }
    return JsonValue(parsed(text))
}

/** Reads a text in the charset of its media type, UTF-8 unless it says another. What is no character becomes U+FFFD. */
internal fun textOf(
    bytes: ByteArray,
    mediaType: String,
): String = String(bytes, charsetOf(mediaType)).removePrefix("\uFEFF")

private fun charsetOf(mediaType: String): Charset =
    when (val name = MediaType.parameter(mediaType, "charset").lowercase()) {
        "", "utf-8", "utf8", "unicode-1-1-utf-8" -> Charsets.UTF_8

        "utf-16", "utf-16le" -> Charsets.UTF_16LE

        "utf-16be" -> Charsets.UTF_16BE

        // Latin-1 stands for windows-1252 on the web (Encoding Standard, section 4.2).
        "us-ascii", "ascii", "iso-8859-1", "iso8859-1", "iso88591", "iso_8859-1", "latin1", "l1",
        "windows-1252", "cp1252", "x-cp1252",
        -> Charset.forName("windows-1252")

        else -> throw JsonException("unknown charset \"$name\"")
    }

/** Media types (RFC 9110, section 8.3). */
internal object MediaType {
    const val JSON = "application/json"
    const val FORM = "application/x-www-form-urlencoded"
    const val TEXT = "text/plain; charset=utf-8"
    const val BYTES = "application/octet-stream"

    /** A media type in small letters, without parameters. */
    fun bare(text: String): String = text.substringBefore(';').trim().lowercase()

    /** True if it is application/json or has the suffix +json (RFC 6839, section 3.1). */
    fun isJson(text: String): Boolean = bare(text).let { it.endsWith("/json") || it.endsWith("+json") }

    fun isText(text: String): Boolean = bare(text).startsWith("text/")

    /** True if it stands for several, such as all of "image" (RFC 9110, section 12.5.1). */
    fun isRange(text: String): Boolean = '*' in bare(text)

    /** True if a media type is another one or in its range. All kinds of JSON are one. */
    fun isOf(
        said: String,
        due: String,
    ): Boolean {
        val bareSaid = bare(said)
        val bareDue = bare(due)
        return when {
            bareDue == "*/*" -> true
            bareDue.endsWith("/*") -> bareSaid.startsWith(bareDue.dropLast(1))
            else -> bareSaid == bareDue || (isJson(bareSaid) && isJson(bareDue))
        }
    }

    /** A parameter, such as the charset; an empty text where there is none. */
    fun parameter(
        text: String,
        name: String,
    ): String {
        var at = text.indexOf(';')
        while (at >= 0) {
            val equals = text.indexOf('=', at)
            if (equals < 0) return ""
            val found = text.substring(at + 1, equals).trim()
            val isQuoted = text.getOrNull(equals + 1) == '"'
            val start = equals + if (isQuoted) 2 else 1
            var end = text.indexOf(if (isQuoted) '"' else ';', start)
            if (end < 0) end = text.length
            if (found.equals(name, ignoreCase = true)) return text.substring(start, end).trim()
            at = text.indexOf(';', end)
        }
        return ""
    }
}
