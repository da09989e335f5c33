// Made by endpoint-manifest (kotlin-client) from its template ParameterWriter.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** A way to write arrays and objects (OpenAPI 3.1.1, section 4.8.12.3), or one of SINGLE, JSON and JSON_OR_TEXT. */
internal enum class Style(
    /** Stands before the whole. */
    val prefix: String,
    /** Stands between items that are exploded. */
    val separator: String,
    /** Stands between items that are not exploded. */
    val delimiter: String,
    /** True if the name of the parameter is written. */
    val isNamed: Boolean,
    /** Stands between a name and an empty value (RFC 6570, appendix A). */
    val ifEmpty: String,
) {
    /** A value alone: how several are written is not shown. */
    SINGLE("", ",", ",", false, "="),
    SIMPLE("", ",", ",", false, "="),
    LABEL(".", ".", ",", false, "="),
    MATRIX(";", ";", ",", true, ""),
    FORM("", "&", ",", true, "="),
    SPACE_DELIMITED("", "&", "%20", true, "="),
    PIPE_DELIMITED("", "&", "%7C", true, "="),
    DEEP_OBJECT("", "&", ",", true, "="),

    /** The text of any value. */
    JSON("", "", "", true, "="),

    /** The same of values that are no strings; a string is JSON already. */
    JSON_OR_TEXT("", "", "", true, "="),
}

/** Writes the values of one parameter. */
internal class ParameterWriter(
    private val parameter: Parameter,
) {
    private val style = parameter.style
    private val isInHeader = parameter.place == Place.HEADER

    /** The text of a value, or null where nothing is sent: of an empty array or object. */
    fun write(value: JsonElement): String? =
        when (style) {
            Style.JSON, Style.JSON_OR_TEXT -> json(value)
            Style.SINGLE -> alone(single(value))
            Style.DEEP_OBJECT -> DeepObjectWriter(parameter).write(value)
            else -> row(value)
        }

    private fun json(value: JsonElement): String {
        val isText = style == Style.JSON_OR_TEXT && value is JsonPrimitive && value.isString
        if (isInHeader) return if (isText) value.content else written(value, isAscii = true)
        val text = Encode.ALL.encode(if (isText) wellFormed(value.content) else written(value))
        return if (parameter.place == Place.QUERY) "${named()}=$text" else text
    }

    private fun alone(item: String): String =
        when (parameter.place) {
            Place.QUERY -> "${named()}=${parameter.encode.encode(item)}"
            Place.PATH -> parameter.encode.encode(item)
            else -> item
        }

    private fun row(value: JsonElement): String? {
        if (value is JsonPrimitive) {
            val item = single(value)
            return style.prefix + withName(if (isInHeader) item else parameter.encode.encode(item))
        }
        val parts = parts(value)
        if (parts.isEmpty()) return null
        if (!parameter.explode) return style.prefix + withName(parts.joinToString(style.delimiter))
        // "&" would be part of a cookie's value: each pair is a cookie of its own.
        return style.prefix + parts.joinToString(if (parameter.place == Place.COOKIE) "; " else style.separator)
    }

    private fun parts(value: JsonElement): List<String> =
        if (value is JsonObject) {
            value.flatMap { (key, each) ->
                val name = item(key)
                val item = item(single(each))
                if (parameter.explode) listOf(pair(name, item)) else listOf(name, item)
            }
        } else {
            (value as JsonArray).map { each ->
                val item = item(single(each))
                if (parameter.explode) withName(item) else item
            }
        }

    /**
     * One item, or the name of a property. Headers are not percent-encoded (OpenAPI 3.1.1, appendix D): a comma would split
     * the item.
     */
    private fun item(text: String): String {
        wellFormed(text)
        if (!isInHeader) return parameter.encode.encode(text)
        if (',' in text) throw Refusal("cannot carry a comma inside an item")
        return text
    }

    private fun named(): String = Encode.ALL.encode(parameter.name)

    private fun withName(text: String): String = if (style.isNamed) pair(named(), text) else text

    private fun pair(
        name: String,
        text: String,
    ): String = if (text.isEmpty()) name + style.ifEmpty else "$name=$text"

    companion object {
        /** A single value of a parameter for which no style is shown; an array or object is refused. */
        fun alone(
            place: Place,
            name: String,
            value: JsonElement,
        ): String {
            val item = single(value)
            return when (place) {
                Place.QUERY -> "${Encode.ALL.encode(name)}=${Encode.ALL.encode(item)}"
                Place.PATH -> Encode.ALL.encode(item)
                else -> item
            }
        }

        /** The text of a single value. */
        fun single(value: JsonElement): String {
            if (value is JsonNull) throw Refusal("cannot be null")
            if (value !is JsonPrimitive) throw Refusal("cannot be several: no style is shown")
            return if (value.isString) wellFormed(value.content) else value.content
        }

        private fun wellFormed(text: String): String {
            if (!isWellFormed(text)) throw Refusal("is not well formed")
            return text
        }
    }
}

/** Writes objects as `name[key]=value`. */
private class DeepObjectWriter(
    private val parameter: Parameter,
) {
    private val pairs = mutableListOf<String>()

    fun write(value: JsonElement): String? {
        write(value, emptyList())
        return if (pairs.isEmpty()) null else pairs.joinToString("&")
    }

    private fun write(
        value: JsonElement,
        keys: List<String>,
    ) {
        if (keys.size > DEEPEST) throw Refusal("is nested more than $DEEPEST levels deep")
        when (value) {
            is JsonObject -> value.forEach { (key, each) -> write(each, keys + key) }
            is JsonArray -> value.forEachIndexed { index, each -> write(each, keys + keyOf(each, index)) }
            is JsonPrimitive -> pair(ParameterWriter.single(value), keys)
        }
    }

    private fun keyOf(
        item: JsonElement,
        index: Int,
    ): List<String> =
        when {
            item !is JsonPrimitive || parameter.arrays == ArrayNotation.INDICES -> listOf("$index")
            parameter.arrays == ArrayNotation.BRACKETS -> listOf("")
            else -> emptyList()
        }

    private fun pair(
        item: String,
        keys: List<String>,
    ) {
        // Brackets in a name would be read as syntax.
        val isSyntax = if (keys.size == 1) "][" in keys[0] else keys.any { key -> key.any { it == '[' || it == ']' } }
        if (isSyntax) throw Refusal("cannot have brackets in names of properties")
        val names = keys.joinToString("") { "%5B${Encode.ALL.encode(it)}%5D" }
        pairs += "${Encode.ALL.encode(parameter.name)}$names=${parameter.encode.encode(item)}"
    }

    private companion object {
        /** Servers read no deeper. */
        const val DEEPEST = 32
    }
}
