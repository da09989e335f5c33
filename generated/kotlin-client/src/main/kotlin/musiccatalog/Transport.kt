// Made by endpoint-manifest (kotlin-client) from its template Transport.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import java.io.InputStream

/**
 * Sends one request, and gives the response as soon as its head has come.
 *
 * It follows no redirects and repeats nothing. When its coroutine is canceled, it closes the connection.
 */
public fun interface Transport {
    /** Sends a request. */
    public suspend fun send(request: TransportRequest): TransportResponse
}

/** A request as it is sent. */
public class TransportRequest internal constructor(
    /** The method. */
    public val method: String,
    /** The URL, of which all is encoded that has to be. */
    public val url: String,
    /** The headers. */
    public val headers: Headers,
    /** The body; null where there is none. */
    public val body: TransportBody?,
) {
    /** Method and URL, without the values of its query. */
    override fun toString(): String = RequestSummary(method, url).toString()
}

/** A body as it is sent. */
public class TransportBody internal constructor(
    private val source: Source,
) {
    /** The number of its bytes; null where nobody knows. */
    public val length: Long? get() = source.length

    /** Opens the stream of its bytes. */
    public fun open(): InputStream = source.open()
}

/** A response, whose body may still be on its way. */
public class TransportResponse(
    /** The status. */
    public val status: Int,
    /** The headers. */
    public val headers: Headers,
    /** The body. */
    public val body: ResponseBody,
) {
    /** A response that is there as a whole, for tests. */
    public constructor(status: Int, headers: Map<String, String>, body: ByteArray) :
        this(status, Headers(headers.mapValues { listOf(it.value) }), WholeBody(body))

    /** A response with a text, for tests. */
    public constructor(status: Int, contentType: String, body: String) :
        this(status, mapOf("content-type" to contentType), body.toByteArray())
}

/** The body of a response, as it comes. */
public interface ResponseBody {
    /** Waits for more bytes; null is the end. */
    public suspend fun next(): ByteArray?

    /** Ends the response. It may be called more than once, and at any time. */
    public fun close()
}

/** Bytes that have come. */
private class WholeBody(
    private val bytes: ByteArray,
) : ResponseBody {
    private var isRead = false

    override suspend fun next(): ByteArray? {
        if (isRead || bytes.isEmpty()) return null
        isRead = true
        return bytes
    }

    override fun close() {
        isRead = true
    }
}
