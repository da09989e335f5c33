package client

import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.async
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch
import java.util.Collections
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/** Calls to make with a client of their own. */
internal class DriverJob(
    private val service: Service,
    private val told: JsonValue,
    private val transport: Transport?,
) {
    private val log = Collections.synchronizedList(mutableListOf<String>())
    private val notices = Collections.synchronizedList(mutableListOf<Any>())
    private val aborted = CompletableDeferred<Unit>()

    /** The callers give up. */
    fun abort() {
        aborted.complete(Unit)
    }

    suspend fun run(): Map<String, Any?> {
        val calls = told["calls"]?.items().orEmpty()
        val outcomes =
            try {
                val given = told.getValue("client")
                val client = service.client(given) { options(it, given) }
                val called = calls.map { Called(service, client, it) }
                if (told["together"]?.boolean() == true) {
                    coroutineScope { called.map { async { outcomeOf(it) } }.map { it.await() } }
                } else {
                    called.map { outcomeOf(it) }
                }
            } catch (error: IllegalArgumentException) {
                calls.map { mapOf("error" to failureOf(error)) }
            } catch (error: CallException) {
                calls.map { mapOf("error" to failureOf(error)) }
            }
        return mapOf("id" to told["id"], "outcomes" to outcomes, "log" to log.toList()) +
            if (told.getValue("client").has("deprecations")) mapOf("notices" to notices.toList()) else emptyMap()
    }

    /** What becomes of a call, which is canceled when its caller gives up. */
    private suspend fun outcomeOf(called: Called): Map<String, Any?> =
        coroutineScope {
            val made: Deferred<Map<String, Any?>> = async { called.outcome() }
            val watch =
                launch {
                    aborted.await()
                    called.cancel()
                }
            made.await().also { watch.cancelAndJoin() }
        }

    private fun options(
        made: ClientOptions,
        given: JsonValue,
    ) {
        made.baseUrl = given.textAt("baseUrl")
        made.transport = transport
        made.backoff = { Duration.ZERO }
        given["timeoutMs"]?.let { made.timeout = it.long().milliseconds }
        given["deadlineMs"]?.let { made.deadline = it.long().milliseconds }
        given["maxRetries"]?.let { made.maxRetries = it.int() }
        given["maxResponseBytes"]?.let { made.maxResponseBytes = it.long() }
        given["followRedirects"]?.let { made.followRedirects = it.boolean() }
        if (given.has("log")) made.hook(Hook.logging { log += it })
        if (given.has("deprecations")) made.deprecations { notices += noticeOf(it) }
        given.membersAt("headers").forEach { (name, each) -> made.header(name, each.text()) }
        given.membersAt("query").forEach { (name, each) -> made.query(name to givenValue(each)) }
    }
}
