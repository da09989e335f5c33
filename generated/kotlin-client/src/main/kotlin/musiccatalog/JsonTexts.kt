// Made by endpoint-manifest (kotlin-client) from its template JsonTexts.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.JsonUnquotedLiteral
import java.time.OffsetDateTime
import java.time.ZonedDateTime
import java.time.format.DateTimeFormatter
import java.time.temporal.TemporalAccessor
import java.util.UUID

/** Deeper values would end the stack of the thread that reads them. */
internal const val DEEPEST_JSON = 512

/** Reads JSON. The scanner goes first: kotlinx.serialization takes more than JSON, and bounds no depth. */
internal fun parsed(text: String): JsonElement {
    val begun = text.removePrefix("\uFEFF")
    JsonScanner(begun).scan()
    return try {
        Json.parseToJsonElement(begun)
    } catch (error: SerializationException) {
        // Its message has the text, which may hold secrets.
        throw JsonException("no JSON: ${error::class.java.simpleName}")
    }
}

/** Writes JSON, without white space. Half a surrogate pair, of which there is no UTF-8, is escaped. */
internal fun written(
    value: JsonElement,
    isAscii: Boolean = false,
): String {
    checkDepth(value, 0)
    val text = value.toString()
    if (text.none { it.isSurrogate() || (isAscii && it > '~') }) return text
    val out = StringBuilder(text.length + 16)
    text.forEachIndexed { index, each ->
        if (isHalfPair(text, index) || (isAscii && each > '~')) {
            out.append("\\u").append(each.code.toString(16).padStart(4, '0'))
        } else {
            out.append(each)
        }
    }
    return out.toString()
}

private fun checkDepth(
    value: JsonElement,
    depth: Int,
) {
    if (value is JsonPrimitive) return
    if (depth >= DEEPEST_JSON) throw tooDeep()
    if (value is JsonArray) value.forEach { checkDepth(it, depth + 1) }
    if (value is JsonObject) value.values.forEach { checkDepth(it, depth + 1) }
}

private fun tooDeep() = JsonException("nested more than $DEEPEST_JSON levels deep")

/** The JSON of a value of Kotlin. */
internal fun elementOf(
    value: Any?,
    depth: Int = 0,
): JsonElement {
    if (depth > DEEPEST_JSON) throw tooDeep()
    return when (value) {
        null -> {
            JsonNull
        }

        is JsonValue -> {
            value.element()
        }

        is JsonElement -> {
            value
        }

        is CharSequence, is Char, is UUID -> {
            JsonPrimitive(value.toString())
        }

        is Boolean -> {
            JsonPrimitive(value)
        }

        is Number -> {
            numberOf(numberText(value))
        }

        is OpenEnum -> {
            JsonPrimitive(value.value)
        }

        is TemporalAccessor -> {
            JsonPrimitive(timeText(value))
        }

        is ByteArray -> {
            JsonPrimitive(base64(value))
        }

        is Map<*, *> -> {
            JsonObject(
                value.entries.associate { (name, each) ->
                    name.toString() to elementOf(each, depth + 1)
                },
            )
        }

        is Iterable<*> -> {
            JsonArray(value.map { elementOf(it, depth + 1) })
        }

        is Array<*> -> {
            JsonArray(value.map { elementOf(it, depth + 1) })
        }

        is IntArray -> {
            JsonArray(value.map { elementOf(it) })
        }

        is LongArray -> {
            JsonArray(value.map { elementOf(it) })
        }

        is DoubleArray -> {
            JsonArray(value.map { elementOf(it) })
        }

        else -> {
            throw Refusal("there is no JSON for a ${value.javaClass.name}")
        }
    }
}

@OptIn(ExperimentalSerializationApi::class)
internal fun numberOf(text: String): JsonPrimitive = JsonUnquotedLiteral(text)

/** The texts of RFC 3339, which has seconds always. */
private fun timeText(value: TemporalAccessor): String =
    if (value is OffsetDateTime || value is ZonedDateTime) {
        DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(value)
    } else {
        value.toString()
    }
