package client

import kotlinx.coroutines.flow.Flow
import java.io.InputStream
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse
import java.time.Instant
import java.util.concurrent.atomic.AtomicInteger
import kotlin.time.Duration.Companion.seconds

/** A call with all of its values, in each of the ways in which it can be made. */
internal interface DrivenCall {
    suspend fun value(): Any?

    suspend fun answered(): Answered<Any?>

    suspend fun open(read: suspend (OpenResponse) -> Unit)

    /** Those of all pages, or of a stream. */
    fun items(): Flow<Any?>

    fun pages(): Flow<Page<Any?>>

    fun events(): Flow<Event<Any?>>

    /** A walk through each list of one response that is named. */
    suspend fun walks(names: List<String>): Map<String, Flow<Any?>>
}

/** A service that jobs call: how its clients, calls, credentials and receivers are made. */
internal abstract class Service {
    /** Makes a client; `options` sets what all clients can be told. */
    abstract fun client(
        given: JsonValue,
        options: (ClientOptions) -> Unit,
    ): Any

    /** Makes a call; `options` sets those of time and repetition. */
    abstract fun call(
        client: Any,
        told: JsonValue,
        options: (CallOptions) -> Unit,
    ): DrivenCall

    /** The token endpoint of a scheme; `role` is "application", "user" or "renewal". */
    abstract fun endpoint(
        scheme: String,
        role: String,
        options: TokenEndpoint.Builder.() -> Unit,
    ): TokenEndpoint

    /** True if the authorization server of a scheme knows no proof keys. */
    abstract fun refusesProofKey(scheme: String): Boolean

    /** Takes a delivery of one event, of one of several, or of any; null where it has no payload. */
    abstract fun received(
        options: ReceiverOptions.() -> Unit,
        event: JsonValue,
        headers: Map<String, List<String>>,
        body: ByteArray,
    ): Any?

    /** A credential that gets or renews tokens; null of one that is a secret. */
    fun tokens(
        scheme: String,
        given: JsonValue,
    ): Credential? {
        given["clientCredentials"]?.let { options ->
            val endpoint = endpoint(scheme, "application", options)
            return OAuth.clientCredentials(endpoint, *options.textsAt("scopes").toTypedArray())
        }
        val options = given["refreshToken"] ?: return null
        val end = options["expiresInSeconds"]?.let { Instant.now().plusSeconds(it.long()) }
        val tokens = Tokens(options.textAt("accessToken"), options.textOrNull("refreshToken"), end, null)
        return OAuth.refreshToken(endpoint(scheme, "renewal", options), tokens)
    }

    /** Gives the first secret, and the next when one was refused; null of a credential with one. */
    fun rotating(given: JsonValue): (suspend (SecretNeed) -> String)? {
        if (!given.has("secrets")) return null
        val secrets = given.textsAt("secrets")
        val at = AtomicInteger()
        return { need ->
            val now = at.get()
            if (secrets[now] == need.refused && now + 1 < secrets.size) at.compareAndSet(now, now + 1)
            secrets[at.get()]
        }
    }

    private fun endpoint(
        scheme: String,
        role: String,
        given: JsonValue,
    ): TokenEndpoint =
        endpoint(scheme, role) {
            clientId = given.textAt("clientId")
            secretInBody = given.textOrNull("clientAuthentication") == "body"
            given.textOrNull("tokenUrl")?.let { tokenUrl = it }
            given.textOrNull("clientSecret")?.let { clientSecret = it }
            if (role != "user") given.membersAt("parameters").forEach { (name, value) -> parameter(name, value.text()) }
        }

    /** Signs a user in. */
    suspend fun signedIn(given: JsonValue): Map<String, String> {
        val scheme = given.textAt("scheme")
        val request =
            SignIn.of(given.textAt("authorizationUrl"), given.textAt("clientId"), given.textAt("redirectUri")) {
                scopes(*given.textsAt("scopes").toTypedArray())
                given.membersAt("parameters").forEach { (name, value) -> parameter(name, value.text()) }
                if (refusesProofKey(scheme)) withoutProofKey()
            }
        val tokens = request.exchange(endpoint(scheme, "user", given), visited(request.url))
        return mapOf("accessToken" to tokens.accessToken) +
            tokens.refreshToken?.let { mapOf("refreshToken" to it) }.orEmpty()
    }

    private fun visited(url: String): String {
        val browser = HttpRequest.newBuilder(URI.create(url)).version(HttpClient.Version.HTTP_1_1).build()
        val answer = HttpClient.newHttpClient().send(browser, HttpResponse.BodyHandlers.discarding())
        return answer.headers().firstValue("location").orElse("")
    }

    /** Takes a delivery. */
    fun received(told: JsonValue): Any? {
        val given = told["receiver"] ?: JsonValue.parse("{}")
        val delivery = told.getValue("delivery")
        val headers = delivery.membersAt("headers").mapValues { listOf(it.value.text()) }
        return received(
            {
                given.textsAt("secrets").forEach { secret(it) }
                idHeader = given.textOrNull("idHeader") ?: "library-id"
                given["toleranceSeconds"]?.let { tolerance = it.double().seconds }
            },
            told.getValue("event"),
            headers,
            delivery.textAt("body").toByteArray(),
        )
    }
}

/** The names of the events that a caller wants; none = any. */
internal fun eventNames(event: JsonValue): Array<String> {
    if (event.json() is kotlinx.serialization.json.JsonArray) return event.items().map { it.text() }.toTypedArray()
    return if (event.text() == "any") emptyArray() else arrayOf(event.text())
}

/** A body of which nothing is shown: what a caller makes of it. */
internal fun openBody(
    body: Any?,
    type: String?,
): Body {
    val isJson = type == null || MediaType.isJson(type)
    val text = (body as? kotlinx.serialization.json.JsonPrimitive)?.takeIf { it.isString }?.content
    return when {
        body is ByteArray -> Body.bytes(body)
        body is InputStream -> Body.once(body)
        text != null && (type == null || !isJson) -> Body.text(text)
        !isJson -> throw IllegalArgumentException("a body of $type must be text or bytes")
        else -> Body.json(body)
    }
}
