// Made by endpoint-manifest (kotlin-client) from its template JsonKinds.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonPrimitive

/** A text. */
public class JsonText internal constructor(
    json: JsonValue,
) : JsonValue(json.element()) {
    /** The text itself. */
    public val value: String = text()
}

/** A number with all of its digits, which [long], [double] and [decimal] read. */
public class JsonNumber internal constructor(
    json: JsonValue,
) : JsonValue(json.element()) {
    init {
        double()
    }
}

/** True or false. */
public class JsonBoolean internal constructor(
    json: JsonValue,
) : JsonValue(json.element()) {
    /** The boolean itself. */
    public val value: Boolean = boolean()
}

/** The bytes of a response that is neither JSON nor text. In JSON they are a string of base64. */
public class JsonBytes internal constructor(
    private val value: ByteArray,
) : JsonValue(null) {
    internal override fun element(): JsonElement = JsonPrimitive(base64(value))

    override fun bytes(): ByteArray = value
}

/** An array, which is the list of its items too. */
public class JsonList<T> internal constructor(
    json: JsonValue,
    list: List<T>,
) : JsonValue(json.element()),
    List<T> by list

internal typealias Decoder<T> = (JsonValue) -> T

/** The decoders that answers have in common. */
internal object Decoders {
    val json: Decoder<JsonValue> = { it }
    val text: Decoder<JsonText> = { JsonText(it) }
    val number: Decoder<JsonNumber> = { JsonNumber(it) }
    val boolean: Decoder<JsonBoolean> = { JsonBoolean(it) }
    val bytes: Decoder<JsonBytes> = { it as? JsonBytes ?: JsonBytes(it.bytes()) }

    fun <T> list(item: Decoder<T>): Decoder<JsonList<T>> =
        { json ->
            val items =
                json.items().mapIndexed { index, each -> readAt("item $index") { item(each) } }
            JsonList(json, items)
        }

    fun <T> nullable(item: Decoder<T>): Decoder<T?> = { if (it.isNull()) null else item(it) }

    fun <V> map(value: Decoder<V>): Decoder<Map<String, V>> =
        { json ->
            json.members().mapValues { (name, each) -> readAt("property \"$name\"") { value(JsonValue(each)) } }
        }
}

internal inline fun <T> readAt(
    place: String,
    read: () -> T,
): T =
    try {
        read()
    } catch (error: JsonException) {
        throw JsonException("$place: ${error.message}", error)
    }
