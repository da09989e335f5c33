package client

import kotlinx.serialization.builtins.MapSerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertArrayEquals
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Models as an emitter writes them. */
class ViewsTest {
    @JvmInline
    private value class Binding(
        override val value: String,
    ) : OpenEnum {
        override fun toString(): String = value
    }

    private class Book(
        json: JsonValue,
    ) : JsonModel(json) {
        constructor(block: Builder.() -> Unit) : this(Builder().apply(block).json())

        val title: String get() = required("title", text("title"))
        val text: String? get() = text("text")
        val binding: Binding? get() = view("binding") { Binding(it.text()) }
        val sequel: Book? get() = view("sequel") { Book(it) }
        val tags: List<String>? get() = list("tags") { it.text() }

        class Builder : ModelBuilder() {
            var title: String? = null
                set(value) {
                    field = value
                    put("title", value)
                }

            var binding: Binding? = null
                set(value) {
                    field = value
                    putGiven("binding", value)
                }
        }
    }

    private val json =
        JsonValue.parse(
            """{"title":"Sea","text":null,"binding":"vellum","sequel":{"title":"Land"},"tags":["a",1],"x":[{"y":2}]}""",
        )

    @Test
    fun readsProperties() {
        val book = Book(json)
        assertEquals("Sea", book.title)
        assertNull(book.text)
        assertEquals(Binding("vellum"), book.binding)
        assertEquals("Land", book.sequel?.title)
        assertEquals("a", book.tags?.get(0))
        assertEquals(2, book["x"][0]["y"]?.int())
        assertTrue("text" in book)
        assertFalse("none" in book)
    }

    @Test
    fun saysWhichPropertyIsMissingOrOfAnotherType() {
        val missing = assertThrows(JsonException::class.java) { Book(JsonValue.parse("{}")).title }
        assertEquals("the property \"title\" is missing", missing.message)
        val other = assertThrows(JsonException::class.java) { Book(JsonValue.parse("""{"title":7}""")).title }
        assertEquals("property \"title\": it is a number, and no string", other.message)
        assertThrows(JsonException::class.java) { Book(json).tags?.get(1) }
        assertThrows(JsonException::class.java) { Book(JsonValue.parse("[]")) }
    }

    @Test
    fun isEqualByItsJson() {
        assertEquals(json, Book(json))
        assertEquals(Book(json).hashCode(), json.hashCode())
        assertFalse(JsonValue.parse("1.0") == JsonValue.parse("1"))
    }

    @Test
    fun buildsWhatIsSent() {
        val made =
            Book {
                title = null
                binding = Binding("cloth")
                property("pages", 7)
            }
        assertEquals("""{"title":null,"binding":"cloth","pages":7}""", made.toString())
        assertEquals("""{"title":"Sea"}""", Book { title = "Sea" }.toString())
    }

    @Test
    fun readsWithSerializersOfKotlinx() {
        val strategy = MapSerializer(String.serializer(), Int.serializer())
        assertEquals(mapOf("a" to 1), JsonValue.parse("""{"a":1}""").decode(strategy))
        assertEquals(listOf("a"), JsonValue.parse("""["a"]""").decode<List<String>>())
        assertEquals("Sea", json.decode { it["title"]?.text() })
        assertThrows(JsonException::class.java) { json.decode<List<String>>() }
        assertEquals(JsonPrimitive("Sea"), (json.json() as JsonObject)["title"])
    }

    @Test
    fun anUnknownAnswerIsReadAlsoWhereThereIsNone() {
        val none: JsonValue? = null
        assertNull(none["title"])
        assertNull(none[0])
        assertFalse("title" in none)
        assertNull(json["none"]["deeper"])
    }

    @Test
    fun listsAreListsAndValues() {
        val list = Decoders.list { it.int() }(JsonValue.parse("[1,2]"))
        assertEquals(listOf(1, 2), list.toList())
        assertEquals("[1,2]", list.toString())
        assertTrue(2 in list)
        assertThrows(JsonException::class.java) { Decoders.list { it.int() }(json) }
        assertArrayEquals(byteArrayOf(1, 2), JsonBytes(byteArrayOf(1, 2)).bytes())
        assertEquals("\"AQI=\"", JsonBytes(byteArrayOf(1, 2)).toString())
    }
}
