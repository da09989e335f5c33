// Made by endpoint-manifest (kotlin-client) from its template Exchange.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.delay
import kotlinx.coroutines.withTimeoutOrNull

/** One call on its way: its attempts, and the waits between them. */
internal class Exchange(
    val request: Request,
    /** True if the body of a success is left to the caller. */
    val isOpen: Boolean,
) {
    val core: Core = request.core
    val operation: Operation = request.operation
    val settings: Settings = request.settings

    suspend fun run(): Reply {
        val prepared = refusing(operation.id) { request.prepared() }
        val limit = settings.deadline ?: return attempts(prepared)
        var sent: Reply? = null
        try {
            val reply = withTimeoutOrNull(limit) { attempts(prepared).also { sent = it } }
            if (reply != null) return reply
        } catch (error: CancellationException) {
            sent?.close()
            throw error
        }
        sent?.close()
        throw CallTimeoutException(prepared.summary(), limit)
    }

    private suspend fun attempts(prepared: Outgoing): Reply {
        var number = 1
        while (true) {
            val attempt = Attempt(this, prepared, number)
            try {
                return refusing(operation.id) { attempt.run() }
            } catch (error: CallException) {
                val wait = if (number <= retries()) Retries.delay(error, number, settings.backoff) else null
                attempt.onError(error, wait)
                if (wait == null) throw error
                delay(wait)
            }
            number++
        }
    }

    private fun retries(): Int {
        val mayRepeat = settings.repeats ?: operation.mayRepeat()
        return if (mayRepeat && request.content?.isOnce != true) settings.maxRetries else 0
    }
}
