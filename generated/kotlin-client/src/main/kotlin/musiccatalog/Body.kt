// Made by endpoint-manifest (kotlin-client) from its template Body.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.serialization.json.JsonElement
import java.io.ByteArrayInputStream
import java.io.IOException
import java.io.InputStream
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.atomic.AtomicReference

/**
 * A request body. Its media type is that of the call if the call names one, or else that of the body, or that of the API
 * description.
 */
public class Body private constructor(
    internal val content: Content,
) {
    /** The same body with a media type. */
    public fun type(mediaType: String): Body = Body(content.copy(ownType = mediaType))

    /** Makes bodies. */
    public companion object {
        /** JSON of anything that [JsonValue.of] takes. */
        public fun json(value: Any?): Body = Body(Content.json(elementOf(value)))

        /** A text. */
        public fun text(text: String): Body =
            Body(Content.of(text.toByteArray(), ownType = null, usualType = MediaType.TEXT))

        /** Bytes. */
        public fun bytes(bytes: ByteArray): Body = Body(Content.of(bytes, ownType = null, usualType = null))

        /** A file, which is read while it is sent. */
        public fun file(path: Path): Body = Body(Content(fileSource(path)))

        /** A stream, which is opened for each attempt. */
        public fun stream(open: () -> InputStream): Body = Body(Content(Source(null, open)))

        /** A stream that can be read only once, so that the call is not repeated. */
        public fun once(stream: InputStream): Body = Body(Content(Source(null, onlyOnce(stream)), isOnce = true))

        /** A form (application/x-www-form-urlencoded); a list is a field for each item. */
        public fun form(vararg fields: Pair<String, Any?>): Body = Body(FormWriter.urlEncoded(Form.of(fields), null))

        /** A form of several parts (multipart/form-data), with files as [FilePart]. */
        public fun multipart(vararg fields: Pair<String, Any?>): Body =
            Body(FormWriter.multipart(Form.of(fields), null))
    }
}

/** The bytes of a body, and how many there are; null = nobody knows before. */
internal class Source(
    val length: Long?,
    val open: () -> InputStream,
)

internal fun sourceOf(bytes: ByteArray): Source = Source(bytes.size.toLong()) { ByteArrayInputStream(bytes) }

internal fun fileSource(path: Path): Source =
    try {
        if (!Files.isReadable(path) || Files.isDirectory(path)) throw IOException("no such file")
        Source(Files.size(path)) { Files.newInputStream(path) }
    } catch (error: IOException) {
        throw Refusal("the file ${path.fileName} cannot be read", error)
    }

internal fun onlyOnce(stream: InputStream): () -> InputStream {
    val left = AtomicReference<InputStream?>(stream)
    return { left.getAndSet(null) ?: throw Refusal("the body can be read only once") }
}

/** A body with what is known of it. */
internal data class Content(
    val source: Source,
    /** The media type that its caller names. */
    val ownType: String? = null,
    /** The media type that holds where nobody names one. */
    val usualType: String? = null,
    /** True if no other media type can be right. */
    val isFixed: Boolean = false,
    /** True if it can be sent only once. */
    val isOnce: Boolean = false,
    val json: JsonElement? = null,
) {
    companion object {
        fun of(
            bytes: ByteArray,
            ownType: String?,
            usualType: String?,
        ): Content = Content(sourceOf(bytes), ownType, usualType)

        fun json(value: JsonElement): Content {
            val source = sourceOf(written(value).toByteArray())
            return Content(source, usualType = MediaType.JSON, json = value)
        }
    }
}

/** A value that cannot be sent. Its message shows no secret. */
internal class Refusal(
    message: String,
    cause: Throwable? = null,
) : IllegalArgumentException(message, cause)

/** Says what a refusal is about. */
internal inline fun <T> about(
    subject: String,
    make: () -> T,
): T =
    try {
        make()
    } catch (error: Refusal) {
        throw Refusal("$subject ${error.message}", error.cause)
    } catch (error: JsonException) {
        throw Refusal("$subject ${error.message}", error.cause)
    }
