// Made by endpoint-manifest (kotlin-client) from its template JsonValue.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.serializer
import java.math.BigDecimal
import java.time.DateTimeException
import java.time.LocalDate
import java.time.OffsetDateTime

/**
 * What a response holds: JSON, or the text or the bytes of another media type.
 *
 * It is a view of a [JsonElement]. Whatever the API description does not show is read from it, and the classes of what it
 * shows extend it. Its readers are functions, so that they stand beside the properties of any class.
 */
public open class JsonValue internal constructor(
    private val content: JsonElement?,
) {
    /** The value as kotlinx.serialization has it. */
    public fun json(): JsonElement = element()

    internal open fun element(): JsonElement = content ?: JsonNull

    /** The text of a string. */
    public fun text(): String = primitive("string") { it.isString }.content

    /** A whole number. */
    public fun long(): Long {
        val text = number()
        return text.toLongOrNull() ?: exactly(text, "is no whole number of the range of Long") { it.longValueExact() }
    }

    /** A whole number. */
    public fun int(): Int {
        val text = number()
        return text.toIntOrNull() ?: exactly(text, "is no whole number of the range of Int") { it.intValueExact() }
    }

    /** A number, as near as a Double comes to it. */
    public fun double(): Double = number().toDouble()

    /** A number with all of its digits. */
    public fun decimal(): BigDecimal = exactly(number(), "has too large an exponent") { it }

    private fun number(): String = primitive("number", ::isNumber).content

    private fun <T> exactly(
        text: String,
        otherwise: String,
        read: (BigDecimal) -> T,
    ): T =
        try {
            read(BigDecimal(text))
        } catch (error: ArithmeticException) {
            throw JsonException("$text $otherwise", error)
        } catch (error: NumberFormatException) {
            throw JsonException("it $otherwise", error)
        }

    /** True or false. */
    public fun boolean(): Boolean = primitive("boolean", ::isBoolean).content == "true"

    /** A time with an offset (RFC 3339). */
    public fun dateTime(): OffsetDateTime =
        try {
            OffsetDateTime.parse(text())
        } catch (error: DateTimeException) {
            throw JsonException("it is no time with an offset", error)
        }

    /** A day (RFC 3339). */
    public fun date(): LocalDate =
        try {
            LocalDate.parse(text())
        } catch (error: DateTimeException) {
            throw JsonException("it is no day", error)
        }

    /** The bytes of a response that is neither JSON nor text, or those of a string of base64. */
    public open fun bytes(): ByteArray = fromBase64(text()) ?: throw JsonException("it is no base64")

    /** True if it is null. */
    public fun isNull(): Boolean = element() is JsonNull

    /** The property of an object, null where there is none. */
    public operator fun get(name: String): JsonValue? = members()[name]?.let { JsonValue(it) }

    /** The item of an array, null where there is none. */
    public fun at(index: Int): JsonValue? = array().getOrNull(index)?.let { JsonValue(it) }

    /** True if it is an object with the property. */
    public fun has(name: String): Boolean = (element() as? JsonObject)?.containsKey(name) == true

    /** The names of the properties of an object. */
    public fun names(): Set<String> = members().keys

    /** The items of an array. */
    public fun items(): List<JsonValue> = array().map { JsonValue(it) }

    /** Makes a value of yours: `decode { Book(it["title"]?.text()) }`. */
    public fun <T> decode(decoder: (JsonValue) -> T): T = decoder(this)

    /** Makes a value of yours with a serializer of kotlinx.serialization. Properties that it does not know are passed over. */
    public fun <T> decode(strategy: DeserializationStrategy<T>): T =
        try {
            LENIENT.decodeFromJsonElement(strategy, element())
        } catch (error: SerializationException) {
            throw JsonException("it cannot be decoded into ${strategy.descriptor.serialName}", error)
        }

    /** Makes a value of a class that is `@Serializable`: `decode<Book>()`. */
    public inline fun <reified T> decode(): T = decode(serializer<T>())

    internal fun members(): JsonObject = element() as? JsonObject ?: throw isNo("object")

    internal fun array(): JsonArray = element() as? JsonArray ?: throw isNo("array")

    private fun primitive(
        wanted: String,
        isRight: (JsonPrimitive) -> Boolean,
    ): JsonPrimitive {
        val found = element()
        if (found is JsonPrimitive && isRight(found)) return found
        throw isNo(wanted)
    }

    /** Says that a value is of another type. Of a value nothing is shown: it may be a secret. */
    private fun isNo(wanted: String): JsonException = JsonException("it is ${kindOf(element())}, and no $wanted")

    /** Two values are equal if their JSON is; numbers if they are written in the same way. */
    final override fun equals(other: Any?): Boolean = other is JsonValue && other.element() == element()

    final override fun hashCode(): Int = element().hashCode()

    /** The text of the JSON. */
    final override fun toString(): String = written(element())

    /** Makes values. */
    public companion object {
        private val LENIENT = Json { ignoreUnknownKeys = true }

        /** The null of JSON. */
        public val NULL: JsonValue = JsonValue(JsonNull)

        /** Reads JSON (RFC 8259). */
        public fun parse(text: String): JsonValue = JsonValue(parsed(text))

        /** Makes JSON of null, texts, numbers, booleans, times, maps, lists, bytes, elements and values. */
        public fun of(value: Any?): JsonValue = value as? JsonValue ?: JsonValue(elementOf(value))
    }
}

/** JSON is not well formed, or a value is not of the type that it is read as. */
public class JsonException(
    message: String,
    cause: Throwable?,
) : RuntimeException(message, cause) {
    /** Makes one without a cause. */
    public constructor(message: String) : this(message, null)
}

internal fun isBoolean(value: JsonPrimitive): Boolean =
    !value.isString && (value.content == "true" || value.content == "false")

internal fun isNumber(value: JsonPrimitive): Boolean = !value.isString && value !is JsonNull && !isBoolean(value)

internal fun kindOf(value: JsonElement?): String =
    when (value) {
        null -> {
            "nothing"
        }

        is JsonNull -> {
            "null"
        }

        is JsonObject -> {
            "an object"
        }

        is JsonArray -> {
            "an array"
        }

        is JsonPrimitive -> {
            if (value.isString) {
                "a string"
            } else if (isBoolean(value)) {
                "a boolean"
            } else {
                "a number"
            }
        }
    }
