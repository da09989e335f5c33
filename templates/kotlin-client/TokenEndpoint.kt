package client

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeoutOrNull
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import java.time.Instant
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/** The token endpoint of an authorization server, and how this application says there who it is. Its text shows no secret. */
public class TokenEndpoint private constructor(
    made: Builder,
) {
    /** Makes an endpoint: `TokenEndpoint { tokenUrl = …; clientId = … }`. */
    public constructor(options: Builder.() -> Unit) : this(Builder().apply(options))

    private val tokenUrl = Urls.secure(requireNotNull(made.tokenUrl) { "a token endpoint needs a tokenUrl" })
    private val clientId = requireNotNull(made.clientId) { "a token endpoint needs a clientId" }
    private val clientSecret = made.clientSecret
    private val isSecretInBody = made.secretInBody
    private val parameters = made.parameters()
    private val timeout = made.timeout

    internal fun tokenUrl(): String = tokenUrl

    internal fun timeout(): Duration = timeout

    internal fun clientSecret(): String? = clientSecret

    /** The request of a grant. */
    internal fun request(grant: Map<String, String>): TransportRequest {
        val fields = LinkedHashMap(parameters)
        val headers = linkedMapOf("Accept" to listOf("application/json"), "Content-Type" to listOf(MediaType.FORM))
        if (clientSecret != null && !isSecretInBody) {
            // Encoded as in a form (section 2.3.1).
            val both = "${Encode.form(clientId)}:${Encode.form(clientSecret)}"
            headers["Authorization"] = listOf("Basic ${base64(both.toByteArray())}")
        } else {
            fields["client_id"] = clientId
            if (clientSecret != null) fields["client_secret"] = clientSecret
        }
        fields.putAll(grant)
        val form = Encode.form(fields.filterValues { it.isNotEmpty() })
        return TransportRequest("POST", tokenUrl, Headers(headers), TransportBody(sourceOf(form.toByteArray())))
    }

    /** The URL, which is no secret. */
    override fun toString(): String = "TokenEndpoint($tokenUrl)"

    /** Makes a token endpoint. */
    @ClientDsl
    public class Builder internal constructor() {
        /** The URL, which must be `https:`. */
        public var tokenUrl: String? = null

        /** The id of the application. */
        public var clientId: String? = null

        /** The secret of the application; null where it has none. */
        public var clientSecret: String? = null

        /** True if the secret stands in the body, and not in the header "Authorization". */
        public var secretInBody: Boolean = false

        /** The time that the server has. */
        public var timeout: Duration = 30.seconds
        private val parameters = LinkedHashMap<String, String>()

        internal fun parameters(): Map<String, String> = parameters

        /** Sends another parameter. */
        public fun parameter(
            name: String,
            value: String,
        ) {
            parameters[name] = value
        }
    }
}

/** Asks for tokens (RFC 6749). Redirects are not followed, because no other server may see the request. */
internal class TokenRequest(
    private val endpoint: TokenEndpoint,
    private val grant: Map<String, String>,
) {
    private val summary = RequestSummary("POST", endpoint.tokenUrl())
    private val sentAt = Instant.now()

    suspend fun send(transport: Transport): Tokens =
        withContext(Dispatchers.Default) {
            withTimeoutOrNull(endpoint.timeout()) { read(transport) }
        } ?: throw CallTimeoutException(summary, endpoint.timeout())

    private suspend fun read(transport: Transport): Tokens {
        val response = Attempt.failing(summary) { transport.send(endpoint.request(grant)) }
        val body =
            try {
                Attempt.failing(summary) { Attempt.gathered(response, LONGEST) }
            } finally {
                response.body.close()
            }
        val answer = objectIn(body)
        if (response.status / 100 != 2) throw refusal(response, answer)
        try {
            return tokensIn(answer)
        } catch (error: JsonException) {
            // The exception does not show the body: it may hold a token.
            throw DecodingException(summary, response.status, response.headers, ByteArray(0), error)
        }
    }

    /** Servers are careless about the media type; what is no JSON has no members. */
    private fun objectIn(body: ByteArray): JsonObject =
        try {
            jsonOf(body).element() as? JsonObject
        } catch (_: JsonException) {
            null
        } ?: JsonObject(emptyMap())

    private fun refusal(
        response: TransportResponse,
        answer: JsonObject,
    ): CallException {
        val status = response.status
        if (status / 100 != 4 || status == 408 || status == 429) {
            return ApiException(ApiFailure(summary, status, response.headers, ByteArray(0)))
        }
        return TokenException(summary, status, shown(answer["error"]), shown(answer["error_description"]))
    }

    /** Servers may repeat the values that they were sent: these are not shown. */
    private fun shown(value: JsonElement?): String? {
        val secrets = grant.values + listOfNotNull(endpoint.clientSecret())
        return textIn(value)?.let { text ->
            secrets.filter { it.isNotEmpty() }.fold(text) { shown, secret -> shown.replace(secret, "***") }
        }
    }

    /** A successful answer (section 5.1). Some servers send the lifetime as a text. */
    private fun tokensIn(answer: JsonObject): Tokens {
        val access = textIn(answer["access_token"])
        if (access.isNullOrEmpty()) throw JsonException("no access_token")
        val type = answer["token_type"]
        if (type != null && textIn(type)?.lowercase() != "bearer") throw JsonException("a token_type other than Bearer")
        val scopes = textIn(answer["scope"])?.split(SPACES)?.filter { it.isNotEmpty() }
        return Tokens(access, textIn(answer["refresh_token"]), expiresAt(answer["expires_in"]), scopes)
    }

    private fun expiresAt(lifetime: JsonElement?): Instant? {
        val text = (lifetime as? JsonPrimitive)?.content ?: return null
        if (!LIFETIME.matches(text)) return null
        return sentAt.plusMillis((text.toDouble() * 1000).toLong())
    }

    private fun textIn(value: JsonElement?): String? = (value as? JsonPrimitive)?.takeIf { it.isString }?.content

    private companion object {
        /** The largest number of bytes of an authorization server's answer. */
        const val LONGEST = 1L shl 20
        val LIFETIME = Regex("""\d{1,10}(\.\d+)?""")
        val SPACES = Regex("""\s+""")
    }
}
