// Made by endpoint-manifest (kotlin-client) from its template JdkTransport.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.suspendCancellableCoroutine
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse
import java.nio.ByteBuffer
import java.util.concurrent.CompletableFuture
import java.util.concurrent.CompletionException
import java.util.concurrent.Flow
import java.util.concurrent.atomic.AtomicBoolean
import kotlin.coroutines.resumeWithException

private typealias JdkResponse = HttpResponse<Flow.Publisher<List<ByteBuffer>>>

/** Sends requests with `java.net.http`, by a client that you have set up, such as one with a proxy. */
public class JdkTransport(
    private val client: HttpClient,
) : Transport {
    override suspend fun send(request: TransportRequest): TransportResponse {
        val made = HttpRequest.newBuilder(URI(request.url))
        // Otherwise each request offers to go on as "h2c".
        if (request.url.startsWith("http:", ignoreCase = true)) made.version(HttpClient.Version.HTTP_1_1)
        request.headers.toMap().forEach { (name, lines) -> lines.forEach { made.header(name, checked(it)) } }
        made.method(request.method, SentOnce(request.body))
        val response = answered(client.sendAsync(made.build(), HttpResponse.BodyHandlers.ofPublisher()))
        return TransportResponse(response.statusCode(), Headers(response.headers().map()), JdkBody.of(response))
    }

    private suspend fun answered(sent: CompletableFuture<JdkResponse>): JdkResponse =
        suspendCancellableCoroutine { waiting ->
            sent.whenComplete { response, error ->
                if (error == null) {
                    waiting.resume(response) { _, late, _ -> JdkBody.of(late).close() }
                } else {
                    waiting.resumeWithException((error as? CompletionException)?.cause ?: error)
                }
            }
            waiting.invokeOnCancellation { sent.cancel(true) }
        }

    /** In place of letters beyond ASCII the JDK would send question marks. */
    private fun checked(value: String): String {
        if (value.any { it > '~' }) throw Refusal("a header has a letter that java.net.http cannot send")
        return value
    }

    internal companion object {
        /** One client for the whole process: each has a thread of its own. All threads are daemons. */
        val shared: JdkTransport by lazy {
            JdkTransport(HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER).build())
        }
    }
}

/**
 * A body that is sent once. The JDK asks for its length whenever it sends a request, and repeats a GET by itself if a
 * connection ends without a response: then one attempt would be two requests.
 */
private class SentOnce(
    private val body: TransportBody?,
) : HttpRequest.BodyPublisher {
    private val isSent = AtomicBoolean()

    override fun contentLength(): Long {
        if (isSent.getAndSet(true)) throw UnsentException()
        return if (body == null) 0 else body.length ?: -1
    }

    override fun subscribe(subscriber: Flow.Subscriber<in ByteBuffer>) {
        val publisher = if (body == null) BodyPublishers.noBody() else BodyPublishers.ofInputStream(body::open)
        publisher.subscribe(subscriber)
    }
}

/** Ends a request that the JDK would send once more. */
private class UnsentException : RuntimeException("the connection ended without a response", IOException("no response"))

/** The bytes of a response, of which the next are asked for when the last are taken. */
private class JdkBody :
    ResponseBody,
    Flow.Subscriber<List<ByteBuffer>> {
    private val parts = Channel<ByteArray>(Channel.UNLIMITED)

    @Volatile
    private var subscription: Flow.Subscription? = null

    @Volatile
    private var isOver = false

    override fun onSubscribe(begun: Flow.Subscription) {
        subscription = begun
        if (isOver) begun.cancel() else begun.request(1)
    }

    override fun onNext(buffers: List<ByteBuffer>) {
        val part = ByteArrayOutputStream(buffers.sumOf { it.remaining() })
        for (each in buffers) {
            val bytes = ByteArray(each.remaining())
            each.get(bytes)
            part.write(bytes)
        }
        parts.trySend(part.toByteArray())
    }

    override fun onError(error: Throwable) {
        isOver = true
        parts.close(error)
    }

    override fun onComplete() {
        isOver = true
        parts.close()
    }

    override suspend fun next(): ByteArray? {
        val part = parts.receiveCatching()
        part.exceptionOrNull()?.let { throw it }
        return part.getOrNull()?.also { subscription?.request(1) }
    }

    override fun close() {
        if (isOver) return
        isOver = true
        subscription?.cancel()
        parts.close(IOException("the response is closed"))
    }

    companion object {
        fun of(response: JdkResponse): JdkBody = JdkBody().also(response.body()::subscribe)
    }
}
