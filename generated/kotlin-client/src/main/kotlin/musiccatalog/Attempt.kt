// Made by endpoint-manifest (kotlin-client) from its template Attempt.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.withTimeoutOrNull
import java.io.ByteArrayOutputStream
import java.net.URI
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/** An attempt of a call: a request, or two where a credential is renewed, and its response to the last byte. */
internal class Attempt(
    private val exchange: Exchange,
    private val prepared: Outgoing,
    private val number: Int,
) {
    private val settings = exchange.settings
    private val operation = exchange.operation
    private val core = exchange.core
    private var event: RequestEvent? = null
    private var isRenewed = false

    /** A credential, and what the request carries of it. */
    private class Carried(
        val chosen: Chosen,
        val secret: String?,
    )

    /** The response, or nothing where the request has to be sent with another credential. */
    private class Step(
        val reply: Reply?,
    )

    suspend fun run(): Reply {
        val chosen = core.choose(operation, prepared.headers["Authorization"] != null)
        while (true) {
            val made = Outgoing(prepared.method, prepared.target, prepared.headers, prepared.content)
            val isPlain = operation.framing != null || "Accept-Encoding" in made.headers
            if (!isPlain) made.headers["Accept-Encoding"] = "gzip"
            val carried = chosen.map { Carried(it, it.credential.authenticate(made, it.scopes, exchange)) }
            core.pacer?.room(operation.id)
            val begun = RequestEvent(operation.id, number, made)
            event = begun
            settings.hooks.forEach { it.onRequest(begun) }
            val reply = bounded(made) { answered(made, begun, carried) }.reply
            if (reply != null) return reply
        }
    }

    fun onError(
        error: CallException,
        wait: Duration?,
    ) {
        val begun = event ?: return
        settings.hooks.forEach { it.onError(ErrorEvent(begun, error, wait)) }
    }

    private suspend fun bounded(
        made: Outgoing,
        act: suspend () -> Step,
    ): Step {
        val limit = settings.timeout ?: return act()
        var step: Step? = null
        try {
            val done = withTimeoutOrNull(limit) { act().also { step = it } }
            if (done != null) return done
        } catch (error: CancellationException) {
            step?.reply?.close()
            throw error
        }
        step?.reply?.close()
        throw CallTimeoutException(made.summary(), limit)
    }

    private suspend fun answered(
        made: Outgoing,
        begun: RequestEvent,
        carried: List<Carried>,
    ): Step {
        val (sent, response) = sent(made)
        var isLeft = false
        try {
            val seen = ResponseEvent(begun, response.status, response.headers, operation.deprecation)
            settings.hooks.forEach { it.onResponse(seen) }
            if (response.status == 401 && !isRenewed && !made.isOnce) {
                isRenewed = true
                if (renewed(carried)) {
                    discard(response)
                    return Step(null)
                }
            }
            isLeft = exchange.isOpen && response.status / 100 == 2
            return Step(if (isLeft) opened(sent, response) else read(sent, response))
        } finally {
            if (!isLeft) response.body.close()
        }
    }

    /** Sends the request, and follows redirects. */
    private suspend fun sent(made: Outgoing): Pair<Outgoing, TransportResponse> {
        val first: URI = made.url()
        var sent = made
        repeat(Redirects.MOST + 1) {
            val request = sent
            val response = failing(request.summary()) { core.transport.send(request.transported()) }
            val next =
                try {
                    Redirects.next(request, first, response, core.followsRedirects)
                } catch (error: ConnectionException) {
                    response.body.close()
                    throw error
                }
            if (next == null) return request to response
            discard(response)
            sent = next
        }
        throw ConnectionException(sent.summary(), "more than ${Redirects.MOST} redirects")
    }

    private suspend fun renewed(carried: List<Carried>): Boolean {
        var isAnyNew = false
        for (each in carried) {
            if (each.secret == null) continue
            if (each.chosen.credential.renew(each.secret, each.chosen.scopes, exchange)) isAnyNew = true
        }
        return isAnyNew
    }

    private fun opened(
        sent: Outgoing,
        response: TransportResponse,
    ): Reply {
        val isCompressed = Gunzip.isUsed(response.headers)
        return reply(
            sent,
            response,
            ByteArray(0),
            OpenBody(response.body, sent.summary(), settings.idleTimeout, isCompressed),
        )
    }

    private suspend fun read(
        sent: Outgoing,
        response: TransportResponse,
    ): Reply {
        val most = settings.maxResponseBytes
        val bytes = failing(sent.summary()) { gathered(response, most) }
        val isWhole = bytes.size <= most
        val kept = if (isWhole) bytes else bytes.copyOf(bytes.size - 1)
        if (response.status / 100 != 2) {
            throw operation.failure(ApiFailure(sent.summary(), response.status, response.headers, kept))
        }
        val reply = reply(sent, response, kept, null)
        if (!isWhole) throw reply.unreadable(kept, JsonException("more than $most bytes"))
        return reply
    }

    private fun reply(
        sent: Outgoing,
        response: TransportResponse,
        body: ByteArray,
        open: OpenBody?,
    ) = Reply(
        sent.summary(),
        sent.url(),
        response.status,
        response.headers,
        sent.headers["Accept"].orEmpty(),
        body,
        open,
    )

    companion object {
        private const val DISCARDED = 64L shl 10

        /** The bytes of a body, decompressed; one more than the bound where there are too many. */
        suspend fun gathered(
            response: TransportResponse,
            most: Long,
        ): ByteArray {
            val inflater = if (Gunzip.isUsed(response.headers)) Gunzip() else null
            val out = ByteArrayOutputStream(512)
            try {
                while (out.size() <= most) {
                    val part = response.body.next() ?: break
                    val left = (most + 1 - out.size()).coerceAtMost(Int.MAX_VALUE.toLong()).toInt()
                    val bytes = inflater?.add(part, left) ?: part
                    out.write(bytes, 0, minOf(left, bytes.size))
                }
                if (out.size() <= most && response.status != 204 && response.status != 304) finish(inflater, out)
            } finally {
                inflater?.close()
            }
            return out.toByteArray()
        }

        /** A body of no bytes is none, whatever its head says. */
        private fun finish(
            inflater: Gunzip?,
            out: ByteArrayOutputStream,
        ) {
            if (inflater != null && (out.size() > 0 || inflater.isBegun)) inflater.finish()
        }

        /** Reads what is left of a short response that has come, so that its connection can be used again. */
        private suspend fun discard(response: TransportResponse) {
            try {
                withTimeoutOrNull(20.milliseconds) { gathered(response, DISCARDED) }
            } catch (error: CancellationException) {
                throw error
            } catch (_: Exception) {
                // Nobody waits for it any more.
            } finally {
                response.body.close()
            }
        }

        /** An exception of a transport is a fault of the connection, unless it is one of the call. */
        suspend fun <T> failing(
            request: RequestSummary,
            act: suspend () -> T,
        ): T =
            try {
                act()
            } catch (error: CancellationException) {
                throw error
            } catch (error: CallException) {
                throw error
            } catch (error: IllegalArgumentException) {
                throw Refusal(error.message.orEmpty(), error.cause)
            } catch (error: Exception) {
                throw ConnectionException(request, error)
            }
    }
}
