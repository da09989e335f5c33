package client

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import java.io.ByteArrayInputStream
import java.io.InputStream
import java.math.BigInteger

internal val NOTHING: Map<String, Any?> = mapOf("\$nothing" to true)

internal fun JsonValue.getValue(name: String): JsonValue = checkNotNull(this[name]) { "there is no $name" }

internal fun JsonValue.textAt(name: String): String = getValue(name).text()

internal fun JsonValue.textOrNull(name: String): String? = this[name]?.takeIf { !it.isNull() }?.text()

internal fun JsonValue.textsAt(name: String): List<String> = this[name]?.items().orEmpty().map { it.text() }

internal fun JsonValue.membersAt(name: String): Map<String, JsonValue> =
    this[name]?.let { found -> found.names().associateWith { found.getValue(it) } }.orEmpty()

internal fun isNothing(value: JsonValue): Boolean = value.has("\$nothing")

/** What a caller gives. */
internal fun givenValue(value: JsonValue): Any? = givenOf(value.json())

private fun givenOf(value: JsonElement): Any? {
    if (value is JsonArray) return value.map(::givenOf)
    if (value !is JsonObject) return value
    val told = JsonValue.of(value)
    return when {
        told.has("\$number") -> number(told.textAt("\$number"))
        told.has("\$bytes") -> told.getValue("\$bytes").bytes()
        told.has("\$stream") -> stream(told.textsAt("\$stream"))
        told.has("\$file") -> file(told.getValue("\$file"))
        else -> value.filterValues { !isNothing(JsonValue.of(it)) }.mapValues { givenOf(it.value) }
    }
}

private fun number(text: String): Number = if (Regex("-?\\d+").matches(text)) BigInteger(text) else text.toDouble()

private fun file(given: JsonValue): FilePart {
    val made = FilePart(given.textAt("name"), given.getValue("bytes").bytes())
    return given.textOrNull("type")?.let(made::type) ?: made
}

private fun stream(chunks: List<String>): InputStream = ByteArrayInputStream(chunks.joinToString("").toByteArray())

/** What a call gave, in the words of the protocol. */
internal fun answeredValue(value: Any?): Any =
    when (value) {
        null -> NOTHING
        is JsonBytes -> mapOf("\$bytes" to base64(value.bytes()))
        else -> value
    }

internal fun headersOf(headers: Headers): Map<String, String> =
    headers.toMap().entries.associate { (name, lines) -> name.lowercase() to lines.joinToString() }

internal fun noticeOf(notice: DeprecationNotice): Map<String, String> =
    listOf(
        "operation" to notice.operation,
        "since" to notice.since,
        "sunset" to notice.sunset,
        "replacement" to notice.replacement,
        "reason" to notice.reason,
        "deprecationUrl" to notice.deprecationUrl,
        "sunsetUrl" to notice.sunsetUrl,
    ).mapNotNull { (name, fact) -> fact?.let { name to it } }.toMap()
