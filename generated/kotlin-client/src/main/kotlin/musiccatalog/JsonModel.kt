// Made by endpoint-manifest (kotlin-client) from its template JsonModel.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import java.math.BigDecimal

/** Keeps the blocks of builders and options apart: what stands in one belongs to it alone. */
@DslMarker
@Target(AnnotationTarget.CLASS)
public annotation class ClientDsl

/**
 * A view of an object of JSON. Its properties keep their order, also those that no class has a property for: `get` reads
 * them.
 */
public abstract class JsonModel internal constructor(
    json: JsonValue,
) : JsonValue(json.members()) {
    /** True if it has the property. */
    public operator fun contains(name: String): Boolean = has(name)

    internal fun text(name: String): String? = read(name) { it.text() }

    internal fun long(name: String): Long? = read(name) { it.long() }

    internal fun int(name: String): Int? = read(name) { it.int() }

    internal fun double(name: String): Double? = read(name) { it.double() }

    internal fun decimal(name: String): BigDecimal? = read(name) { it.decimal() }

    internal fun boolean(name: String): Boolean? = read(name) { it.boolean() }

    internal fun <T : Any> view(
        name: String,
        decoder: Decoder<T>,
    ): T? = read(name, decoder)

    internal fun <T> list(
        name: String,
        item: Decoder<T>,
    ): List<T>? = read(name) { LazyItems(it.array(), item) }

    internal fun <V> map(
        name: String,
        value: Decoder<V>,
    ): Map<String, V>? = view(name, Decoders.map(value))

    /** All properties but those that are known. */
    internal fun <V> others(
        value: Decoder<V>,
        vararg known: String,
    ): Map<String, V> = Decoders.map(value)(JsonValue(JsonObject(members().filterKeys { it !in known })))

    internal fun <T : Any> required(
        name: String,
        value: T?,
    ): T = value ?: throw JsonException("the property \"$name\" is ${if (has(name)) "null" else "missing"}")

    private inline fun <T : Any> read(
        name: String,
        decoder: (JsonValue) -> T,
    ): T? {
        val found = members()[name]
        if (found == null || found is JsonNull) return null
        return readAt("property \"$name\"") { decoder(JsonValue(found)) }
    }
}

/** Items that are made when they are read. */
private class LazyItems<T>(
    private val items: JsonArray,
    private val item: Decoder<T>,
) : AbstractList<T>(),
    RandomAccess {
    override val size: Int get() = items.size

    override fun get(index: Int): T = readAt("item $index") { item(JsonValue(items[index])) }
}

/** The value by which a union tells its variants apart; an empty text where there is none. */
internal fun tagOf(
    json: JsonValue,
    name: String,
): String {
    val tag = (json.element() as? JsonObject)?.get(name)
    return if (tag is JsonPrimitive && tag !is JsonNull) tag.content else ""
}

/** One of some texts, of which more may come. */
public interface OpenEnum {
    /** The text. */
    public val value: String
}

/** Makes an object to send. What is not set is not sent. */
@ClientDsl
public abstract class ModelBuilder internal constructor() {
    private val members = LinkedHashMap<String, JsonElement>()

    /** Sets a property that no class has a property for; null is sent as null. */
    public fun property(
        name: String,
        value: Any?,
    ) {
        put(name, value)
    }

    /** Takes over all properties of an object. */
    public fun from(other: JsonValue) {
        members.putAll(other.members())
    }

    internal fun put(
        name: String,
        value: Any?,
    ) {
        members[name] = elementOf(value)
    }

    internal fun putGiven(
        name: String,
        value: Any?,
    ) {
        if (value == null) members.remove(name) else put(name, value)
    }

    internal fun json(): JsonValue = JsonValue(JsonObject(LinkedHashMap(members)))
}
