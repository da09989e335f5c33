package client

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.asExecutor
import kotlinx.coroutines.suspendCancellableCoroutine
import okhttp3.Call
import okhttp3.Callback
import okhttp3.Interceptor
import okhttp3.OkHttpClient
import okhttp3.RequestBody
import okhttp3.RequestBody.Companion.toRequestBody
import okhttp3.Response
import okio.BufferedSink
import okio.source
import java.io.IOException
import java.time.Duration
import kotlin.coroutines.resumeWithException
import okhttp3.Request as OkHttpRequest

/**
 * Sends requests with OkHttp, which Android has in place of `java.net.http`. It needs OkHttp 5 beside this package.
 *
 * The dispatcher of the client limits how many calls to one host run at once: five, unless you set `maxRequestsPerHost`.
 */
public class OkHttpTransport(
    client: OkHttpClient,
) : Transport {
    /** Redirects, retries and time are those of the calls. */
    private val client =
        client
            .newBuilder()
            .followRedirects(false)
            .followSslRedirects(false)
            .retryOnConnectionFailure(false)
            .callTimeout(Duration.ZERO)
            .readTimeout(Duration.ZERO)
            .writeTimeout(Duration.ZERO)
            .addNetworkInterceptor(RetryAfterHidden)
            .build()

    override suspend fun send(request: TransportRequest): TransportResponse {
        val made = OkHttpRequest.Builder().url(request.url)
        request.headers.toMap().forEach { (name, lines) -> lines.forEach { made.addHeader(name, it) } }
        made.method(request.method, bodyOf(request))
        val call = client.newCall(made.build())
        val response = answered(call)
        return TransportResponse(response.code, RetryAfterHidden.headersOf(response), OkHttpBody(call, response))
    }

    private suspend fun answered(call: Call): Response =
        suspendCancellableCoroutine { waiting ->
            waiting.invokeOnCancellation { call.cancel() }
            call.enqueue(
                object : Callback {
                    override fun onResponse(
                        call: Call,
                        response: Response,
                    ) {
                        waiting.resume(response) { _, late, _ -> late.close() }
                    }

                    override fun onFailure(
                        call: Call,
                        e: IOException,
                    ) {
                        waiting.resumeWithException(e)
                    }
                },
            )
        }

    private fun bodyOf(request: TransportRequest): RequestBody? {
        val body = request.body
        if (body != null) return SentBody(body)
        // OkHttp wants a body of some methods.
        return if (request.method in setOf("POST", "PUT", "PATCH")) ByteArray(0).toRequestBody() else null
    }
}

/** Hides the header "Retry-After" from OkHttp, which would repeat a request by itself, and fails where it is no Int. */
private object RetryAfterHidden : Interceptor {
    private const val NAME = "Retry-After"
    private const val HIDDEN = "X-Hidden-Retry-After"

    override fun intercept(chain: Interceptor.Chain): Response {
        val response = chain.proceed(chain.request())
        val asked = response.header(NAME) ?: return response
        return response
            .newBuilder()
            .removeHeader(NAME)
            .header(HIDDEN, asked)
            .build()
    }

    fun headersOf(response: Response): Headers =
        Headers(
            response.headers.toMultimap().mapKeys { (name) ->
                if (name.equals(HIDDEN, ignoreCase = true)) NAME else name
            },
        )
}

private class SentBody(
    private val body: TransportBody,
) : RequestBody() {
    /** The header of the request says it. */
    override fun contentType() = null

    override fun contentLength(): Long = body.length ?: -1

    override fun isOneShot(): Boolean = true

    override fun writeTo(sink: BufferedSink) {
        body.open().source().use { sink.writeAll(it) }
    }
}

/** Reads where threads may block. */
private class OkHttpBody(
    private val call: Call,
    private val response: Response,
) : ResponseBody {
    override suspend fun next(): ByteArray? =
        suspendCancellableCoroutine { waiting ->
            waiting.invokeOnCancellation { call.cancel() }
            Dispatchers.IO.asExecutor().execute { waiting.resumeWith(runCatching { read() }) }
        }

    private fun read(): ByteArray? {
        val source = response.body.source()
        if (source.exhausted()) return null
        return source.buffer.readByteArray()
    }

    override fun close() {
        call.cancel()
        Dispatchers.IO.asExecutor().execute { response.close() }
    }
}
