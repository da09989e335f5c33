// Made by endpoint-manifest (kotlin-client) from its template Settings.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.serialization.json.JsonElement
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes

/** The options of clients and calls. */
internal data class Settings(
    /** Of one attempt, to the last byte; null = no bound. */
    var timeout: Duration? = 1.minutes,
    var deadline: Duration? = null,
    var idleTimeout: Duration? = null,
    var maxRetries: Int = 2,
    var maxResponseBytes: Long = 64L shl 20,
    var backoff: (Int) -> Duration = { Retries.backoff(it) },
    var hooks: List<Hook> = emptyList(),
    /** True if a call may be repeated, whatever its method; null = the operation decides. */
    var repeats: Boolean? = null,
    /** Headers in their order; null removes one. */
    var headers: List<Pair<String, String?>> = emptyList(),
    var queries: List<OwnValues> = emptyList(),
    var cookies: List<OwnValues> = emptyList(),
    var contentType: String? = null,
    var accept: String? = null,
) {
    /** Settings of a call that begin with those of the client. */
    fun ofCall(): Settings = copy(headers = emptyList(), queries = emptyList(), cookies = emptyList())
}

/** A parameter of the caller that is sent once for each value. */
internal class OwnValues(
    val name: String,
    val values: List<JsonElement>,
)

/** The options that clients and calls have in common. */
@ClientDsl
public abstract class CommonOptions internal constructor() {
    private var settings = Settings()

    internal fun settings(): Settings = settings

    internal fun settings(begun: Settings) {
        settings = begun
    }

    /** Limits the time of one attempt, from sending the request to the last byte of the response; null is no limit. */
    public var timeout: Duration?
        get() = settings.timeout
        set(value) {
            settings.timeout = bound(value)
        }

    /** Limits the time of a call with all its attempts and the waits between them; null is no limit. */
    public var deadline: Duration?
        get() = settings.deadline
        set(value) {
            settings.deadline = bound(value)
        }

    /** Limits how long a stream or an unread response may be silent; null is no limit. */
    public var idleTimeout: Duration?
        get() = settings.idleTimeout
        set(value) {
            settings.idleTimeout = bound(value)
        }

    /** The number of attempts after the first. A call is repeated only where that is safe. */
    public var maxRetries: Int
        get() = settings.maxRetries
        set(value) {
            settings.maxRetries = value
        }

    /** The largest number of bytes of a response that is read whole. */
    public var maxResponseBytes: Long
        get() = settings.maxResponseBytes
        set(value) {
            settings.maxResponseBytes = value
        }

    /** The wait before each retry, of which the first has the number 1. A Retry-After header takes precedence. */
    public var backoff: (Int) -> Duration
        get() = settings.backoff
        set(value) {
            settings.backoff = value
        }

    /** Sends query parameters, in place of those of the same names; null is not sent, and a name given twice is sent twice. */
    public fun query(vararg parameters: Pair<String, Any?>) {
        parameters.groupBy({ it.first }, { it.second }).forEach { (name, values) ->
            settings.queries = with(settings.queries, Place.QUERY, name, values)
        }
    }

    /** Sends a header, in place of one that would be sent otherwise; null removes it. */
    public fun header(
        name: String,
        value: String?,
    ) {
        settings.headers += name to value
    }

    /** Adds a hook. */
    public fun hook(hook: Hook) {
        settings.hooks += hook
    }

    internal fun with(
        all: List<OwnValues>,
        place: Place,
        name: String,
        values: List<Any?>,
    ): List<OwnValues> {
        val others = all.filter { it.name != name }
        val given = values.filterNotNull().map { about(place.subject(name)) { elementOf(it) } }
        return if (given.isEmpty()) others else others + OwnValues(name, given)
    }
}

private fun bound(given: Duration?): Duration? {
    if (given != null && given.isNegative()) throw Refusal("a duration must not be negative")
    return given?.takeIf { it.isPositive() && it.isFinite() }
}

/** The settings of a call: the block of each operation has these. */
public abstract class CallOptions internal constructor() : CommonOptions() {
    private val values = mutableListOf<GivenValue>()
    private var content: Content? = null
    private var typed: String? = null

    internal fun values(): List<GivenValue> = values

    internal fun content(): Content? = content

    internal fun typed(): String? = typed

    /** True if the call may be repeated, whatever its method; null = the operation decides. */
    public var idempotent: Boolean?
        get() = settings().repeats
        set(value) {
            settings().repeats = value
        }

    /** The media type of the body. */
    public var contentType: String?
        get() = settings().contentType
        set(value) {
            settings().contentType = value
        }

    /** The media types that the response may have: the value of the header "Accept". */
    public var accept: String?
        get() = settings().accept
        set(value) {
            settings().accept = value
        }

    /** Sends a cookie; null is not sent. */
    public fun cookie(
        name: String,
        value: Any?,
    ) {
        settings().cookies = with(settings().cookies, Place.COOKIE, name, listOf(value))
    }

    /** Sends a body of which nothing is shown. */
    public fun body(body: Body) {
        content(body)
    }

    /** A value takes the place of one of the same name; null is not sent. */
    internal fun put(
        place: Place,
        name: String,
        value: Any?,
    ) {
        val before = values.indexOfFirst { it.place == place && it.name.equals(name, place == Place.HEADER) }
        val made = value?.let { GivenValue(place, name, about(place.subject(name)) { elementOf(it) }) }
        when {
            made == null -> if (before >= 0) values.removeAt(before)
            before >= 0 -> values[before] = made
            else -> values += made
        }
    }

    internal fun json(
        value: Any?,
        type: String? = null,
    ) {
        send(value, type) { given ->
            try {
                Content.json(elementOf(given))
            } catch (error: JsonException) {
                throw Refusal("the body cannot be written as JSON: ${error.message}", error)
            }
        }
    }

    internal fun form(
        value: Form?,
        type: String? = null,
    ) {
        send(value, type) { given -> FormWriter.urlEncoded(given, operation()) }
    }

    internal fun multipart(
        value: Form?,
        type: String? = null,
    ) {
        send(value, type) { given -> FormWriter.multipart(given, operation()) }
    }

    internal fun content(
        value: Body?,
        type: String? = null,
    ) {
        send(value, type) { given -> given.content }
    }

    private fun <T : Any> send(
        value: T?,
        type: String?,
        make: (T) -> Content,
    ) {
        content = value?.let(make)
        typed = type
    }

    private var operation: Operation? = null

    private fun operation(): Operation? = operation

    /** Begins with the settings of the client. */
    internal fun begin(
        core: Core,
        called: Operation,
    ) {
        settings(core.settings.ofCall())
        operation = called
    }

    internal companion object {
        /** The block of a call that has none: a lambda in its place would be a method of each function. */
        @JvmField
        internal val NONE: CallOptions.() -> Unit = {}
    }
}

/** The value of a parameter. */
internal class GivenValue(
    val place: Place,
    val name: String,
    val json: JsonElement,
)

/** The block of a call of an endpoint that the API description does not name. */
public class RequestOptions internal constructor() : CallOptions()
