package client

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Job
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import java.io.ByteArrayOutputStream
import kotlin.time.Duration.Companion.milliseconds

/** One call of a job. */
internal class Called(
    private val service: Service,
    private val client: Any,
    private val told: JsonValue,
) {
    private val options = told["options"] ?: JsonValue.parse("{}")
    private val outcome = LinkedHashMap<String, Any?>()
    private val caller = Job()

    /** The caller gives up. */
    fun cancel() {
        caller.cancel()
    }

    suspend fun outcome(): Map<String, Any?> {
        if (options.has("aborted")) caller.cancel()
        try {
            withContext(caller) { take() }
        } catch (error: CancellationException) {
            outcome["error"] = failureOf(error)
        } catch (error: CallException) {
            outcome["error"] = failureOf(error)
        } catch (error: IllegalArgumentException) {
            outcome["error"] = failureOf(error)
        } finally {
            caller.cancel()
        }
        return outcome
    }

    private suspend fun take() {
        if (told.has("event")) {
            outcome["value"] = answeredValue(service.received(told))
            return
        }
        if (told.has("signIn")) {
            outcome["value"] = service.signedIn(told.getValue("signIn"))
            return
        }
        val call = service.call(client, told, ::configure)
        when (told["take"]?.text()) {
            "unread" -> unread(call)
            "items" -> if (told.has("pages")) several(call) else outcome["items"] = kept(call.items())
            "events" -> events(call)
            "pages" -> pages(call)
            "response" -> response(call)
            else -> outcome["value"] = answeredValue(call.value())
        }
    }

    private suspend fun response(call: DrivenCall) {
        val (value, response) = call.answered()
        outcome["value"] = answeredValue(value)
        outcome["status"] = response.status
        outcome["headers"] = headersOf(response.headers)
    }

    private suspend fun unread(call: DrivenCall) {
        call.open { response ->
            val bytes = ByteArrayOutputStream()
            response.bytes().collect { bytes.write(it) }
            outcome["status"] = response.status
            outcome["headers"] = headersOf(response.headers)
            outcome["value"] = mapOf("\$bytes" to base64(bytes.toByteArray()))
        }
    }

    private suspend fun events(call: DrivenCall) {
        outcome["items"] =
            kept(
                call.events().map { each ->
                    mapOf("event" to each.name, "data" to each.data, "id" to each.id) +
                        each.retry?.let { mapOf("retry" to it.inWholeMilliseconds) }.orEmpty()
                },
            )
    }

    private suspend fun pages(call: DrivenCall) {
        kept(
            call.pages().map { page ->
                mapOf("items" to page.items) + page.total?.let { mapOf("total" to it) }.orEmpty()
            },
            "pages",
        )
    }

    /** Several lists of one response, all at once. */
    private suspend fun several(call: DrivenCall) {
        val names = told["pages"]?.items().orEmpty().map { it.text() }
        val walks = call.walks(names)
        val items = names.associateWith { mutableListOf<Any?>() }
        outcome["items"] = items
        coroutineScope {
            names.forEach { name -> launch { walks.getValue(name).collect { items.getValue(name) += it } } }
        }
    }

    /** Keeps what comes, also of a flow that ends with an error. */
    private suspend fun kept(
        all: Flow<Any?>,
        name: String = "items",
    ): List<Any?> {
        val kept = mutableListOf<Any?>()
        outcome[name] = kept
        val first = told["first"]?.int()
        (if (first == null) all else all.take(first)).collect { kept += it }
        return kept
    }

    private fun configure(call: CallOptions) {
        options["timeoutMs"]?.let { call.timeout = it.long().milliseconds }
        options["deadlineMs"]?.let { call.deadline = it.long().milliseconds }
        options["maxRetries"]?.let { call.maxRetries = it.int() }
        options["maxResponseBytes"]?.let { call.maxResponseBytes = it.long() }
        options["idempotent"]?.let { call.idempotent = it.boolean() }
    }
}
