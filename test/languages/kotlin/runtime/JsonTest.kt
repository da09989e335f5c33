package client

import com.fasterxml.jackson.databind.DeserializationFeature
import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.json.JsonMapper
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import java.io.IOException
import java.math.BigDecimal
import java.time.LocalDate
import java.time.OffsetDateTime
import kotlin.random.Random

/** The reader and writer of JSON, held against Jackson. */
class JsonTest {
    private val tries = Integer.getInteger("tries", 500)
    private val random = Random(java.lang.Long.getLong("seed", 1))
    private val jackson =
        JsonMapper
            .builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build()

    @Test
    fun readsWhatJacksonReads() {
        repeat(tries) {
            val text = jackson.writeValueAsString(value(0))
            assertSame(jackson.readTree(text), JsonValue.parse(text).json(), text)
        }
    }

    @Test
    fun writesWhatJacksonReads() {
        repeat(tries) {
            val value = JsonValue.of(value(0))
            assertSame(jackson.readTree(value.toString()), value.json(), value.toString())
        }
    }

    /** Texts that are nearly JSON: both take them, or neither does. */
    @Test
    fun refusesWhatJacksonRefuses() {
        repeat(4 * tries) {
            val text = StringBuilder(jackson.writeValueAsString(value(0)))
            repeat(1 + random.nextInt(3)) { change(text) }
            assertEquals(isTakenByJackson("$text"), isTaken("$text"), "$text")
        }
    }

    private fun change(text: StringBuilder) {
        val next = LETTERS.random(random)
        val at = random.nextInt(text.length + 1)
        when {
            at == text.length || random.nextBoolean() -> text.insert(at, next)
            random.nextBoolean() -> text.setCharAt(at, next)
            else -> text.deleteCharAt(at)
        }
    }

    private fun isTaken(text: String): Boolean =
        try {
            JsonValue.parse(text)
            true
        } catch (_: JsonException) {
            false
        }

    /** Its syntax alone: some numbers are too large for its trees. */
    private fun isTakenByJackson(text: String): Boolean =
        try {
            jackson.createParser(text).use { parser ->
                val isAny = parser.nextToken() != null
                parser.skipChildren()
                isAny && parser.nextToken() == null
            }
        } catch (_: IOException) {
            false
        }

    private fun assertSame(
        wanted: JsonNode,
        found: JsonElement,
        text: String,
    ) {
        when (found) {
            is JsonNull -> {
                assertEquals(true, wanted.isNull, text)
            }

            is JsonObject -> {
                assertEquals(wanted.fieldNames().asSequence().toList(), found.keys.toList(), text)
                found.forEach { (name, each) -> assertSame(wanted[name], each, text) }
            }

            is JsonArray -> {
                assertEquals(wanted.size(), found.size, text)
                found.forEachIndexed { index, each -> assertSame(wanted[index], each, text) }
            }

            is JsonPrimitive -> {
                when {
                    found.isString -> assertEquals(wanted.textValue(), found.content, text)
                    isBoolean(found) -> assertEquals(wanted.booleanValue().toString(), found.content, text)
                    else -> assertEquals(0, wanted.decimalValue().compareTo(BigDecimal(found.content)), text)
                }
            }
        }
    }

    private fun value(depth: Int): Any? =
        when (random.nextInt(if (depth > 4) 6 else 8)) {
            0 -> null
            1 -> random.nextBoolean()
            2 -> random.nextLong()
            3 -> Double.fromBits(random.nextLong()).takeIf { it.isFinite() } ?: 0.5
            4 -> BigDecimal(random.nextInt()).scaleByPowerOfTen(random.nextInt(-9, 9))
            5 -> text()
            6 -> List(random.nextInt(4)) { value(depth + 1) }
            else -> List(random.nextInt(4)) { text() to value(depth + 1) }.toMap()
        }

    private fun text(): String =
        List(random.nextInt(6)) {
            "aé\"\\/\n\t\u0001\u007F€😀".random(random)
        }.filter { !it.isSurrogate() }.joinToString("")

    @Test
    fun writesNumbersAsJavaScriptDoes() {
        val wanted =
            mapOf(
                1.0 to "1",
                -0.0 to "0",
                0.1 to "0.1",
                1e21 to "1e+21",
                1e20 to "100000000000000000000",
                1e-6 to "0.000001",
                1e-7 to "1e-7",
                2.0E-3 to "0.002",
                5e-324 to "5e-324",
                1.7976931348623157e308 to "1.7976931348623157e+308",
                123456789012345680.0 to "123456789012345680",
            )
        wanted.forEach { (value, text) -> assertEquals(text, JsonValue.of(value).toString()) }
        repeat(tries) {
            val value = Double.fromBits(random.nextLong())
            if (value.isFinite()) assertEquals(value, JsonValue.of(value).toString().toDouble())
        }
        assertEquals("0.1", JsonValue.of(0.1f).toString())
        assertThrows(IllegalArgumentException::class.java) { JsonValue.of(Double.NaN) }
    }

    @Test
    fun keepsAllDigits() {
        val text = "[9007199254740993,0.10,1e400,-0]"
        assertEquals(text, JsonValue.parse(text).toString())
        assertEquals(9007199254740993, JsonValue.parse(text).at(0)?.long())
        assertEquals(BigDecimal("0.10"), JsonValue.parse(text).at(1)?.decimal())
        assertEquals(300, JsonValue.parse("3e2").int())
        assertThrows(JsonException::class.java) { JsonValue.parse("0.5").long() }
        assertThrows(JsonException::class.java) { JsonValue.parse("3000000000").int() }
    }

    @Test
    fun isBoundedInDepth() {
        val deepest = "[".repeat(512) + "]".repeat(512)
        assertEquals(deepest, JsonValue.parse(deepest).toString())
        assertThrows(JsonException::class.java) { JsonValue.parse("[$deepest]") }
        assertThrows(
            JsonException::class.java,
        ) { JsonValue.of(JsonArray(listOf(JsonValue.parse(deepest).json()))).toString() }
        val circle = mutableListOf<Any>()
        circle.add(circle)
        assertThrows(JsonException::class.java) { JsonValue.of(circle) }
    }

    @Test
    fun escapesHalfPairs() {
        assertEquals("\"\\ud83d\"", JsonValue.of("\uD83D").toString())
        assertEquals("\"😀\"", JsonValue.of("😀").toString())
        assertEquals("\"\\u00e9\\ud83d\\ude00\"", written(JsonPrimitive("é😀"), isAscii = true))
    }

    @Test
    fun writesTimesWithSeconds() {
        assertEquals("\"2026-01-02T03:00:00Z\"", JsonValue.of(OffsetDateTime.parse("2026-01-02T03:00Z")).toString())
        assertEquals("\"2026-01-02\"", JsonValue.of(LocalDate.of(2026, 1, 2)).toString())
    }

    @Test
    fun refusesBytesThatAreNotUtf8AndShowsNoText() {
        assertThrows(JsonException::class.java) { jsonOf(byteArrayOf(0x22, 0xff.toByte(), 0x22)) }
        assertEquals("\uFFFD", jsonOf("\"\uFFFD\"".toByteArray()).text())
        val fault = assertThrows(JsonException::class.java) { JsonValue.parse("{\"token\":\"geheim\",}") }
        assertEquals(false, "geheim" in fault.stackTraceToString())
    }

    private companion object {
        const val LETTERS = "{}[]\",:\\ \t\n0123456789.eE+-tfnu\u0001é"
    }
}
