// Made by endpoint-manifest (kotlin-client) from its template Reply.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeoutOrNull
import java.io.IOException
import java.net.URI
import kotlin.time.Duration

/** A response with status 2xx. */
internal class Reply(
    val request: RequestSummary,
    /** Where it came from. */
    val url: URI,
    val status: Int,
    val headers: Headers,
    /** The media types that were asked for. */
    private val accepted: String,
    /** The whole body, or nothing where it is left to the caller. */
    val body: ByteArray,
    private val open: OpenBody?,
) {
    fun close() {
        open?.close()
    }

    fun opened(): OpenBody = checkNotNull(open) { "the body is read" }

    fun unreadable(
        read: ByteArray,
        cause: Throwable,
    ): DecodingException = DecodingException(request, status, headers, read, cause)

    /** The value; null where there is no body, or where its status is not that of the value. */
    fun <T> answer(
        operation: Operation,
        decoder: Decoder<T>,
    ): Answer<T> {
        if (body.isEmpty()) return Answer(null, null, this)
        try {
            val due = dueType(operation)
            val json = bodyOf(body, due)
            return Answer(if (operation.hasValue(status, due)) decoder(json) else null, json, this)
        } catch (error: JsonException) {
            throw unreadable(body, error)
        }
    }

    /** The media type that it is read as. If the call asked for some of several, only those are right. */
    fun dueType(operation: Operation): String {
        val said = headers.joined("content-type")
        val wanted = Reading.of(operation.reads, status) ?: return said
        if (wanted.way != null) return typeOf(wanted.way, said)
        val due = asked(wanted.types)
        if (due.isEmpty() || due.any { said.isNotEmpty() && MediaType.isOf(said, it) }) return said
        if (said.isEmpty() && due.size == 1 && !MediaType.isRange(due[0])) return due[0]
        val found = if (said.isEmpty()) "no content type" else "media type $said"
        throw JsonException("$found instead of ${due.joinToString(" or ")}")
    }

    private fun typeOf(
        way: ReadAs,
        said: String,
    ): String =
        when (way) {
            ReadAs.JSON -> MediaType.JSON
            ReadAs.BYTES -> MediaType.BYTES
            ReadAs.TEXT -> if (MediaType.isJson(said)) said else "text/plain" + said.dropWhile { it != ';' }
        }

    private fun asked(types: List<String>): List<String> {
        if (types.size < 2) return types
        val asked = accepted.split(',').map(MediaType::bare)
        return types.filter { MediaType.bare(it) in asked }.ifEmpty { types }
    }
}

/** The decoded value of a response, and the body by its media type. */
internal class Answer<out T>(
    val value: T?,
    val json: JsonValue?,
    val reply: Reply,
)

/** The value of a call with its response: `val (book, response) = client.withResponse { … }`. */
public class Answered<out T> internal constructor(
    /** The value. */
    public val value: T,
    /** The response. */
    public val response: Response,
) {
    /** The value. */
    public operator fun component1(): T = value

    /** The response. */
    public operator fun component2(): Response = response
}

/** A response that is read. */
public class Response internal constructor(
    private val answer: Answer<*>,
) {
    /** The status. */
    public val status: Int get() = answer.reply.status

    /** The headers. */
    public val headers: Headers get() = answer.reply.headers

    /** The body by its media type; null where there is none. */
    public fun json(): JsonValue? = answer.json

    /** The body as it came. */
    public fun bytes(): ByteArray = answer.reply.body.clone()
}

/** A response whose body is not read yet. */
public class OpenResponse internal constructor(
    private val reply: Reply,
) {
    /** The status. */
    public val status: Int get() = reply.status

    /** The headers. */
    public val headers: Headers get() = reply.headers

    /** Waits for more bytes; null is the end. */
    public suspend fun next(): ByteArray? = reply.opened().next()

    /** The bytes as they come. They can be collected once. */
    public fun bytes(): Flow<ByteArray> = flow { while (true) emit(next() ?: break) }
}

/** The outcome of a call, as a value. */
public sealed interface Outcome<out T> {
    /** A call that gave a value. */
    public class Success<out T> internal constructor(
        /** The value. */
        public val value: T,
    ) : Outcome<T>

    /** A call that failed. */
    public class Failure internal constructor(
        /** The error that it ended with. */
        public val error: CallException,
    ) : Outcome<Nothing>
}

/** The body of a response that its caller reads. Its exceptions are those of a call. */
internal class OpenBody(
    private val body: ResponseBody,
    private val request: RequestSummary,
    private val idleTimeout: Duration?,
    isCompressed: Boolean,
) {
    private val inflater = if (isCompressed) Gunzip() else null

    suspend fun next(): ByteArray? =
        try {
            inflated()
        } catch (error: IOException) {
            throw ConnectionException(request, error)
        }

    private suspend fun inflated(): ByteArray? {
        while (true) {
            val part = part()
            if (inflater == null) return part
            if (part == null) {
                inflater.finish()
                return null
            }
            val bytes = inflater.add(part, Int.MAX_VALUE)
            if (bytes.isNotEmpty()) return bytes
        }
    }

    private suspend fun part(): ByteArray? {
        if (idleTimeout == null) return body.next()
        // Time is real here, whatever the caller's clock.
        val read = withContext(Dispatchers.Default) { withTimeoutOrNull(idleTimeout) { Part(body.next()) } }
        if (read == null) {
            body.close()
            throw CallTimeoutException(request, idleTimeout)
        }
        return read.bytes
    }

    private class Part(
        val bytes: ByteArray?,
    )

    fun close() {
        body.close()
        inflater?.close()
    }
}
