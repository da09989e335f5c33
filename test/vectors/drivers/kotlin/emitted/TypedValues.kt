package client

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import java.math.BigDecimal
import java.time.LocalDate
import java.time.OffsetDateTime
import java.time.format.DateTimeParseException

/** A value that no caller could write for a property or a parameter. */
internal class Misfit(
    value: JsonValue,
    type: String,
) : IllegalArgumentException("$value is no $type")

/** True if a property has been set. */
internal inline fun isSet(set: () -> Boolean): Boolean =
    try {
        set()
    } catch (misfit: Misfit) {
        false
    }

/** Values of the protocol as the types of a package, as a caller would write them. */
internal object TypedValues {
    /** Null is what is not given. */
    inline fun <T> given(
        value: JsonValue,
        read: (JsonValue) -> T,
    ): T? = if (isNothing(value)) null else read(value)

    /** True if all values of a path are given as texts, as most functions want them. */
    fun areTexts(path: PathValues): Boolean = path.all { it == null || it.json() is JsonPrimitive }

    fun inPath(
        path: PathValues,
        index: Int,
    ): JsonValue = path[index] ?: JsonValue.NULL

    /** A text, also of a number: a caller writes it as one. */
    fun text(value: JsonValue): String {
        val given = givenValue(value)
        return when {
            given is Number -> JsonValue.of(given).toString()
            given is JsonPrimitive && !value.isNull() -> given.content
            else -> throw Misfit(value, "text")
        }
    }

    /** A text of an enumeration. */
    fun word(value: JsonValue): String = if (isText(value)) value.text() else throw Misfit(value, "word")

    private fun isText(value: JsonValue): Boolean = (value.json() as? JsonPrimitive)?.isString == true

    fun long(value: JsonValue): Long =
        try {
            decimal(value).longValueExact()
        } catch (error: ArithmeticException) {
            throw Misfit(value, "Long")
        }

    fun double(value: JsonValue): Double = (givenValue(value) as? Double) ?: decimal(value).toDouble()

    fun decimal(value: JsonValue): BigDecimal {
        val given = givenValue(value)
        val isNumber = if (given is JsonPrimitive) isNumber(given) else given is Number && given !is Double
        return if (isNumber) BigDecimal(given.toString()) else throw Misfit(value, "number")
    }

    fun boolean(value: JsonValue): Boolean {
        val given = value.json()
        return if (given is JsonPrimitive && isBoolean(given)) value.boolean() else throw Misfit(value, "Boolean")
    }

    fun time(value: JsonValue): OffsetDateTime = parsed(value, OffsetDateTime::parse)

    fun day(value: JsonValue): LocalDate = parsed(value, LocalDate::parse)

    /** A time, unless its text says it in another way than the client writes it. */
    private fun <T> parsed(
        value: JsonValue,
        parse: (CharSequence) -> T,
    ): T {
        val text = text(value)
        try {
            return parse(text).takeIf { JsonValue.of(it).text() == text } ?: throw Misfit(value, "time of this form")
        } catch (error: DateTimeParseException) {
            throw Misfit(value, "time")
        }
    }

    fun json(value: JsonValue): JsonValue = JsonValue.of(givenValue(value))

    fun bytes(value: JsonValue): ByteArray = givenValue(value) as? ByteArray ?: throw Misfit(value, "ByteArray")

    fun file(value: JsonValue): FilePart = givenValue(value) as? FilePart ?: throw Misfit(value, "FilePart")

    fun <T> list(
        value: JsonValue,
        item: (JsonValue) -> T,
    ): List<T> = if (value.json() is JsonArray) value.items().map(item) else throw Misfit(value, "List")

    fun <T> map(
        value: JsonValue,
        item: (JsonValue) -> T,
    ): Map<String, T> = members(value).mapValues { item(it.value) }

    /** The JSON of an object, for a class that only views it. */
    fun view(value: JsonValue): JsonValue = json(value).also { members(value) }

    /** The properties of an object; what begins with a dollar is a word of the protocol. */
    private fun members(value: JsonValue): Map<String, JsonValue> {
        val isPlain = value.json() is JsonObject && value.names().none { it.startsWith("$") }
        if (!isPlain) throw Misfit(value, "object")
        return value.names().associateWith { value.getValue(it) }
    }

    /** Sets the properties of a builder; `other` takes those that it has no property for. */
    fun fill(
        value: JsonValue,
        set: (String, JsonValue) -> Boolean,
        other: (String, Any?) -> Unit,
    ) {
        for ((name, each) in members(value)) {
            if (!isNothing(each) && !isSet { set(name, each) }) other(name, givenValue(each))
        }
    }
}
