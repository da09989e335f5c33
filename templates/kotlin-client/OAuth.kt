package client

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import java.time.Instant
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/** Tokens of an authorization server. Their text shows no secret. */
public class Tokens(
    /** The token that calls carry. */
    public val accessToken: String,
    /** The token by which new ones are got; null where there is none. */
    public val refreshToken: String?,
    /** When the access token ends; null where nobody says. */
    public val expiresAt: Instant?,
    /** The scopes of the access token; null where nobody says. */
    public val scopes: List<String>?,
) {
    /** No secret. */
    override fun toString(): String = "Tokens(***)"
}

/** Credentials of OAuth 2 (RFC 6749). */
public object OAuth {
    /** Gets tokens for the application itself (section 4.4). */
    public fun clientCredentials(
        endpoint: TokenEndpoint,
        vararg scopes: String,
    ): Credential = clientCredentials(endpoint) { scopes(*scopes) }

    /** Gets tokens for the application itself, and tells of them. */
    public fun clientCredentials(
        endpoint: TokenEndpoint,
        options: GrantOptions.() -> Unit,
    ): Credential {
        val given = GrantOptions().apply(options)
        val grant = mapOf("grant_type" to "client_credentials", "scope" to given.scopes().joinToString(" "))
        return TokenCredential(endpoint, given.tokens, given.tell()) { grant }
    }

    /** Renews the tokens of a user (section 6). */
    public fun refreshToken(
        endpoint: TokenEndpoint,
        tokens: Tokens,
        options: GrantOptions.() -> Unit = {},
    ): Credential {
        val given = GrantOptions().apply(options)
        return TokenCredential(endpoint, tokens, given.tell()) { current ->
            val refresh = current?.refreshToken
            if (refresh.isNullOrEmpty()) {
                emptyMap()
            } else {
                mapOf("grant_type" to "refresh_token", "refresh_token" to refresh)
            }
        }
    }
}

/** How tokens are got. */
@ClientDsl
public class GrantOptions internal constructor() {
    /** Tokens of an earlier run. */
    public var tokens: Tokens? = null
    private var scopes = listOf<String>()
    private var tell: suspend (Tokens) -> Unit = {}

    internal fun scopes(): List<String> = scopes

    internal fun tell(): suspend (Tokens) -> Unit = tell

    /** The scopes of the tokens. */
    public fun scopes(vararg names: String) {
        scopes = names.asList()
    }

    /** Is told of new tokens, to keep them for a later run. */
    public fun onTokens(tell: suspend (Tokens) -> Unit) {
        this.tell = tell
    }
}

/** Sends a token that it gets once for all calls that wait. The end of a call does not end the request for the token. */
private class TokenCredential(
    private val endpoint: TokenEndpoint,
    private var tokens: Tokens?,
    private val tell: suspend (Tokens) -> Unit,
    /** Gives the fields that ask for new tokens; none where there is no way to get any. */
    private val grant: (Tokens?) -> Map<String, String>,
) : Credential() {
    private val place = authorizationPlace("Bearer")
    private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Default)
    private val lock = Any()
    private var leeway = LONGEST_LEEWAY
    private var underWay: Deferred<Unit>? = null

    override suspend fun authenticate(
        to: Outgoing,
        scopes: List<String>,
        exchange: Exchange,
    ): String? {
        if (place.isTaken(to)) return null
        if (!isFresh()) renewed(exchange.core.transport)
        val current = current() ?: return null
        about("a credential:") { place.put(to, current) }
        return current
    }

    override suspend fun renew(
        carried: String,
        scopes: List<String>,
        exchange: Exchange,
    ): Boolean {
        // Another call may have renewed it since.
        if (carried == current()) renewed(exchange.core.transport)
        return carried != current()
    }

    private fun current(): String? = synchronized(lock) { tokens?.accessToken }

    /** Another call may be about to replace a token that still looks fresh. */
    private fun isFresh(): Boolean =
        synchronized(lock) {
            val current = tokens
            if (current == null || underWay != null) return false
            val end = current.expiresAt
            end == null || untilTime(end) > leeway
        }

    /** Waits for new tokens, and asks for them where nobody does yet. */
    private suspend fun renewed(transport: Transport) {
        val waited =
            synchronized(lock) {
                underWay ?: grant(tokens).takeIf { it.isNotEmpty() }?.let { asked ->
                    scope.async { renew(asked, transport) }.also { underWay = it }
                }
            }
        waited?.await()
    }

    private suspend fun renew(
        asked: Map<String, String>,
        transport: Transport,
    ) {
        try {
            tell(keep(asked, TokenRequest(endpoint, asked).send(transport)))
        } finally {
            synchronized(lock) { underWay = null }
        }
    }

    /** Keeps the members that the answer leaves out (RFC 6749, section 6). */
    private fun keep(
        asked: Map<String, String>,
        next: Tokens,
    ): Tokens =
        synchronized(lock) {
            val refresh = next.refreshToken ?: asked["refresh_token"]
            val kept = Tokens(next.accessToken, refresh, next.expiresAt, next.scopes ?: tokens?.scopes)
            tokens = kept
            // A token that lives for seconds is used for most of them.
            leeway = next.expiresAt?.let { untilTime(it) / 4 }?.coerceAtMost(LONGEST_LEEWAY) ?: LONGEST_LEEWAY
            kept
        }

    private fun untilTime(end: Instant): Duration = (end.toEpochMilli() - Instant.now().toEpochMilli()).milliseconds

    private companion object {
        /** The time before its end from which a token is no longer used: it must still hold when it reaches the service. */
        val LONGEST_LEEWAY = 30.seconds
    }
}
