// Made by endpoint-manifest (kotlin-client) from its template FormWriter.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonPrimitive
import java.io.SequenceInputStream
import java.net.URLDecoder
import java.util.Collections

/** Writes forms (OpenAPI 3.1.1, section 4.8.15): an array is a field for each item, unless a style says otherwise. */
internal class FormWriter private constructor(
    private val operation: Operation?,
    private val isMultipart: Boolean,
) {
    private val parts = mutableListOf<Part>()

    /** The pairs of application/x-www-form-urlencoded. */
    private val pairs = mutableListOf<String>()

    /** One part of a multipart body. */
    private class Part(
        val name: String,
        val text: String,
        val file: FilePart?,
        val contentType: String?,
    )

    private fun addAll(form: Form) {
        form.fields().forEach { (name, value) ->
            about("property \"$name\" of the body") {
                when (value) {
                    is JsonElement -> add(name, value)
                    is List<*> -> value.filterIsInstance<FilePart>().forEach { add(name, it) }
                }
            }
        }
    }

    private fun add(
        name: String,
        value: JsonElement,
    ) {
        val field = operation?.field(name)
        val style = field?.style
        when {
            style != null -> ParameterWriter(style).write(value)?.let(::addStyled)
            value is JsonArray -> value.forEach { addItem(name, it, field?.contentType) }
            else -> addItem(name, value, field?.contentType)
        }
    }

    private fun addItem(
        name: String,
        value: JsonElement,
        contentType: String?,
    ) {
        val hasParts = value !is JsonPrimitive && contentType == null
        val isJson = contentType != null && MediaType.isJson(contentType)
        val text = if (hasParts || isJson) written(value) else ParameterWriter.single(value)
        if (!isMultipart) {
            pairs += "${Encode.form(name)}=${Encode.form(text)}"
            return
        }
        if (contentType != null && MediaType.isRange(contentType)) throw noType(contentType)
        parts += Part(name, text, null, if (hasParts) MediaType.JSON else contentType)
    }

    private fun add(
        name: String,
        file: FilePart,
    ) {
        if (!isMultipart) throw Refusal("cannot be a file in a form of this type")
        val contentType = file.mediaType(operation?.field(name)?.contentType)
        if (MediaType.isRange(contentType)) throw noType(contentType)
        parts += Part(name, "", file, contentType)
    }

    /** Adds what a style has written: in parts, where no character has a meaning, nothing is encoded. */
    private fun addStyled(text: String) {
        if (!isMultipart) {
            pairs += text
            return
        }
        text.split('&').forEach { pair ->
            parts += Part(decoded(pair.substringBefore('=')), decoded(pair.substringAfter('=', "")), null, null)
        }
    }

    private fun noType(range: String) = Refusal("must be a FilePart that says its type, one of $range")

    private fun sources(boundary: String): List<Source> {
        val sources = mutableListOf<Source>()
        val text = StringBuilder()
        for (part in parts) {
            text.append("--$boundary\r\n${head(part)}\r\n\r\n").append(part.text)
            if (part.file != null) {
                sources += sourceOf(text.toString().toByteArray())
                sources += part.file.bytes()
                text.clear()
            }
            text.append("\r\n")
        }
        return sources + sourceOf(text.append("--$boundary--\r\n").toString().toByteArray())
    }

    companion object {
        fun urlEncoded(
            form: Form,
            operation: Operation?,
        ): Content {
            val writer = FormWriter(operation, false)
            writer.addAll(form)
            val bytes = writer.pairs.joinToString("&").toByteArray()
            val own = if (operation == null) MediaType.FORM else null
            return Content.of(bytes, own, MediaType.FORM)
        }

        /** A form of several parts (RFC 7578), whose files are read while they are sent. */
        fun multipart(
            form: Form,
            operation: Operation?,
        ): Content {
            val writer = FormWriter(operation, true)
            writer.addAll(form)
            // No content can have a boundary that nobody knows before.
            val boundary = "form-${randomText()}"
            val sources = writer.sources(boundary)
            val length = sources.fold(0L as Long?) { sum, each -> each.length?.let { sum?.plus(it) } }
            val whole =
                Source(length) {
                    SequenceInputStream(Collections.enumeration(sources.map { LazyStream(it.open) }))
                }
            return Content(
                whole,
                ownType = "multipart/form-data; boundary=$boundary",
                isFixed = true,
                isOnce = writer.parts.any { it.file?.isOnce == true },
            )
        }

        private fun decoded(text: String): String = URLDecoder.decode(text, Charsets.UTF_8)

        /** The headers of a part. What would end a quoted name is escaped (HTML standard, section 4.10.22.8). */
        private fun head(part: Part): String {
            var head = "Content-Disposition: form-data; name=\"${quoted(part.name)}\""
            if (part.file != null) head += "; filename=\"${quoted(part.file.shownName())}\""
            return if (part.contentType == null) head else "$head\r\nContent-Type: ${part.contentType}"
        }

        private fun quoted(text: String): String = text.replace("\r", "%0D").replace("\n", "%0A").replace("\"", "%22")
    }
}
