package client

import java.net.URLDecoder

/** A request for the consent of a user (RFC 6749, section 4.1; RFC 7636). Its text shows no secret. */
public class SignIn private constructor(
    /** The URL that the user visits. */
    public val url: String,
    /** The text by which the answer is known again. */
    public val state: String,
    /** The proof that the answer belongs to this application; null where the server knows no such proof. */
    public val codeVerifier: String?,
    /** The URL that the user comes back to. */
    public val redirectUri: String,
) {
    /** Takes up a request that was made before the user left. */
    public constructor(
        state: String,
        codeVerifier: String?,
        redirectUri: String,
    ) : this("", state, codeVerifier, redirectUri)

    /** Exchanges the code, with which the user came back, for tokens. */
    public suspend fun exchange(
        endpoint: TokenEndpoint,
        callbackUrl: String,
    ): Tokens = exchange(endpoint, callbackUrl, JdkTransport.shared)

    /** Does the same by another transport. */
    public suspend fun exchange(
        endpoint: TokenEndpoint,
        callbackUrl: String,
        transport: Transport,
    ): Tokens {
        val code = codeIn(callbackUrl)
        val grant = linkedMapOf("grant_type" to "authorization_code", "code" to code, "redirect_uri" to redirectUri)
        if (codeVerifier != null) grant["code_verifier"] = codeVerifier
        return TokenRequest(endpoint, grant).send(transport)
    }

    private fun codeIn(callbackUrl: String): String {
        val answer = queryOf(callbackUrl)
        if (state.isEmpty() || state != answer["state"]) {
            throw AuthorizationException("the callback has another state: it belongs to another request", null, null)
        }
        val code = answer["code"]
        val refusal = answer["error"]
        if (code.isNullOrEmpty() || refusal != null) {
            throw AuthorizationException("the callback has no code", refusal, answer["error_description"])
        }
        return code
    }

    private fun queryOf(url: String): Map<String, String> {
        val found = LinkedHashMap<String, String>()
        for (pair in url.substringAfter('?', "").substringBefore('#').split('&')) {
            if ('=' !in pair) continue
            val name = decoded(pair.substringBefore('='))
            val value = decoded(pair.substringAfter('='))
            // A pair that nobody can read says nothing.
            if (name != null && value != null) found.putIfAbsent(name, value)
        }
        return found
    }

    private fun decoded(text: String): String? =
        try {
            URLDecoder.decode(text, Charsets.UTF_8)
        } catch (_: IllegalArgumentException) {
            null
        }

    /** The URL that the user comes back to. */
    override fun toString(): String = "SignIn(redirectUri=$redirectUri)"

    /** The request to a user. */
    @ClientDsl
    public class Options internal constructor() {
        private val parameters = LinkedHashMap<String, String>()
        private var scopes = listOf<String>()
        private var hasProofKey = true

        internal fun parameters(): Map<String, String> = parameters

        internal fun scopes(): List<String> = scopes

        internal fun hasProofKey(): Boolean = hasProofKey

        /** The scopes of the tokens. */
        public fun scopes(vararg names: String) {
            scopes = names.asList()
        }

        /** Sends another parameter. */
        public fun parameter(
            name: String,
            value: String,
        ) {
            parameters[name] = value
        }

        /** Sends no proof key, for a server that refuses one. */
        public fun withoutProofKey() {
            hasProofKey = false
        }
    }

    /** Makes requests. */
    public companion object {
        /** Makes a request for consent. */
        public fun of(
            authorizationUrl: String,
            clientId: String,
            redirectUri: String,
            options: Options.() -> Unit = {},
        ): SignIn {
            val url = refusing("SignIn") { Urls.secure(authorizationUrl) }
            val given = Options().apply(options)
            val verifier = if (given.hasProofKey()) randomText() + randomText() else null
            val state = randomText()
            val query = LinkedHashMap(given.parameters())
            query["response_type"] = "code"
            query["client_id"] = clientId
            query["redirect_uri"] = redirectUri
            query["state"] = state
            if (given.scopes().isNotEmpty()) query["scope"] = given.scopes().joinToString(" ")
            if (verifier != null) {
                query["code_challenge"] = base64Url(sha256(verifier))
                query["code_challenge_method"] = "S256"
            }
            return SignIn("$url${if ('?' in url) "&" else "?"}${Encode.form(query)}", state, verifier, redirectUri)
        }
    }
}
