// Made by endpoint-manifest (kotlin-client) from its template Core.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.withContext
import kotlinx.serialization.json.JsonElement

/** The state that all groups of a client share, and how their operations are called. It never changes. */
internal class Core(
    options: ClientOptions,
) {
    val baseUrl: String = Urls.base(options.baseUrl ?: throw IllegalArgumentException("the client needs a baseUrl"))
    val settings: Settings = options.settings().copy()
    val transport: Transport = options.transport ?: JdkTransport.shared
    val credentials: Map<String, Credential> = options.credentials().toMap()

    /** Of all operations, whatever they need. */
    val credential: Credential? = options.credential
    val followsRedirects: Boolean = options.followRedirects
    val ownBaseUrl: ((String) -> String?)? = options.ownBaseUrl
    val pacer: Pacer? = options.pacer

    init {
        settings.headers.forEach { (name, value) ->
            about("header \"$name\"") { HeaderText.checked(name, value.orEmpty()) }
        }
    }

    /** Calls an operation, and decodes its answer; null where the answer has no body, or is another one. */
    suspend fun <O : CallOptions, T> value(
        operation: Operation,
        options: O,
        block: O.() -> Unit,
        decoder: Decoder<T>,
        vararg path: Any?,
    ): T? {
        val request = request(operation, options, block, path)
        val opening = currentCoroutineContext()[Opening]
        if (opening?.isOn == true) {
            opening.opened(opened(request))
            return null
        }
        val answer = answer(request, decoder)
        currentCoroutineContext()[Seen]?.answer = answer
        return answer.value
    }

    /** Calls an operation whose answer has no body. */
    suspend fun <O : CallOptions> nothing(
        operation: Operation,
        options: O,
        block: O.() -> Unit,
        vararg path: Any?,
    ): Nothing? {
        value(operation, options, block, { it }, *path)
        return null
    }

    /** Sends a request, and decodes its response. */
    suspend fun <T> answer(
        request: Request,
        decoder: Decoder<T>,
    ): Answer<T> = apart { Exchange(request, isOpen = false).run().answer(request.operation, decoder) }

    /** Sends a request, and leaves the body of its response to the caller. */
    suspend fun opened(request: Request): Reply {
        var sent: Reply? = null
        try {
            return apart {
                val reply = Exchange(request, isOpen = true).run()
                sent = reply
                reply
            }
        } catch (error: Throwable) {
            // A cancellation may come when the response has.
            sent?.close()
            throw error
        }
    }

    /**
     * Acts away from the caller's thread, where time is real whatever the caller's clock. Calls that a credential makes on
     * the way are no calls of the caller.
     */
    private suspend fun <R> apart(act: suspend CoroutineScope.() -> R): R =
        withContext(Dispatchers.Default + Seen() + Opening(isOn = false), act)

    fun <O : CallOptions> request(
        operation: Operation,
        options: O,
        block: O.() -> Unit,
        path: Array<out Any?>,
    ): Request =
        refusing(operation.id) {
            val (filled, inPath) = fill(operation, path)
            options.begin(this, operation)
            options.block()
            val values = inPath + options.values()
            Request(
                this,
                operation,
                options.settings(),
                values,
                options.content(),
                options.typed(),
                filled,
            )
        }

    /** Fills in the values of the path, in the order of its template. */
    private fun fill(
        operation: Operation,
        given: Array<out Any?>,
    ): Pair<String, List<GivenValue>> {
        var rest = operation.path
        val out = StringBuilder()
        val values =
            given.map { each ->
                val name = rest.substringAfter('{').substringBefore('}')
                val value: JsonElement = about(Place.PATH.subject(name)) { elementOf(each) }
                val text = writtenValue(operation, Place.PATH, name, value)
                if (text.isNullOrEmpty()) throw Refusal("${Place.PATH.subject(name)} cannot be empty")
                out.append(rest.substringBefore('{')).append(text)
                rest = rest.substringAfter('}')
                GivenValue(Place.PATH, name, value)
            }
        val path = out.append(rest).toString()
        Urls.checkPath(path)
        return path to values
    }

    /** Calls an endpoint that the API description does not name. */
    suspend fun open(
        method: String,
        path: String,
        block: RequestOptions.() -> Unit,
    ): JsonValue? {
        val verb = method.uppercase()
        val endpoint = path.substringBefore('?')
        val operation = Operation("$verb $endpoint", verb, path, sends = verb != "GET" && verb != "HEAD")
        val isForbidden = path.any { it == '\\' || it == '#' || it.isWhitespace() || it.isISOControl() }
        // Nothing else would reach the service unchanged.
        if (!HeaderText.isToken(verb) || !path.startsWith('/') || isForbidden) {
            val wanted = "a path that begins with \"/\" and has no white space, \"\\\" or \"#\""
            throw ArgumentException(operation.id, "needs a method and $wanted")
        }
        refusing(operation.id) { Urls.checkPath(endpoint) }
        return value(operation, RequestOptions(), block, Decoders.json)
    }

    /**
     * The base URL of an operation. One of its own holds as long as the client goes to the usual one: a client of a mock or a
     * proxy sends everything there, so that neither test data nor credentials reach the service by mistake.
     */
    fun baseOf(operation: Operation): String {
        val own = operation.base ?: return baseUrl
        val given = ownBaseUrl?.invoke(operation.id)
        return when {
            given != null -> Urls.base(given)
            own.usual != null && baseUrl != own.usual -> baseUrl
            else -> own.url ?: throw Refusal("its own base URL is not shown; set it by ownBaseUrl")
        }
    }

    /** The credentials of the first alternative for which the client has all. */
    fun choose(
        operation: Operation,
        isAuthorized: Boolean,
    ): List<Chosen> {
        val need = operation.need
        for (each in need?.alternatives.orEmpty()) {
            val all = each.mapNotNull { scheme -> credentials[scheme.name]?.let { Chosen(it, scheme.scopes) } }
            // The alternative that needs nothing comes last: otherwise callers with credentials would be anonymous.
            if (all.isNotEmpty() && all.size == each.size) return all
        }
        if (credential != null) return listOf(Chosen(credential, emptyList()))
        val mayGoWithout = need == null || isAuthorized || need.alternatives.any { it.isEmpty() }
        if (mayGoWithout || credentials.isEmpty()) return emptyList()
        throw ArgumentException(operation.id, "requires credentials: ${need.names()}")
    }
}

/** A credential, and what its token has to be allowed. */
internal class Chosen(
    val credential: Credential,
    val scopes: List<String>,
)

/** Refusals are those of an operation. */
internal inline fun <T> refusing(
    operation: String,
    make: () -> T,
): T =
    try {
        make()
    } catch (error: Refusal) {
        throw ArgumentException(operation, error.message.orEmpty(), error.cause)
    }
