// Made by endpoint-manifest (kotlin-client) from its template Credential.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The purpose of a secret. Its text shows no secret. */
public class SecretNeed internal constructor(
    /** The scopes that the secret needs, where the API description says it. */
    public val scopes: List<String>,
    /** The secret that was refused with status 401, so that another one is needed; null before the first. */
    public val refused: String?,
) {
    /** The scopes. */
    override fun toString(): String = "SecretNeed(scopes=$scopes)"
}

/** The place of an API key in a request. */
public enum class KeyPlace {
    /** A header. */
    HEADER,

    /** The query. Exceptions and logs show no values of a query. */
    QUERY,

    /** A cookie. */
    COOKIE,
}

/** Says who calls. Its text shows no secret. */
public abstract class Credential internal constructor() {
    /** Puts it into a request, and gives the secret that the request carries; null where the caller has set a value there. */
    internal abstract suspend fun authenticate(
        to: Outgoing,
        scopes: List<String>,
        exchange: Exchange,
    ): String?

    /** True if there is another secret than the one that was refused with status 401. */
    internal abstract suspend fun renew(
        carried: String,
        scopes: List<String>,
        exchange: Exchange,
    ): Boolean

    /** No secret. */
    final override fun toString(): String = "Credential(***)"

    /** Makes credentials. A function that gives a secret is asked for every attempt, so that it should remember its result. */
    public companion object {
        /** A token (RFC 6750). */
        public fun bearer(token: String): Credential = authorization("Bearer", token)

        /** A token that a function gives. */
        public fun bearer(token: suspend (SecretNeed) -> String): Credential = authorization("Bearer", token)

        /** A secret of another scheme of the header "Authorization". */
        public fun authorization(
            scheme: String,
            secret: String,
        ): Credential = SecretCredential(fixed(secret), false, authorizationPlace(scheme))

        /** A secret of another scheme that a function gives. */
        public fun authorization(
            scheme: String,
            secret: suspend (SecretNeed) -> String,
        ): Credential = SecretCredential(secret, true, authorizationPlace(scheme))

        /** A user name and a password (RFC 7617). */
        public fun basic(
            name: String,
            password: String,
        ): Credential {
            val both = "$name:$password"
            if (':' in name || both.any { it.isISOControl() }) {
                throw Refusal("a user name cannot have a colon, nor a control character, and neither can a password")
            }
            return authorization("Basic", base64(both.toByteArray()))
        }

        /** An API key. */
        public fun key(
            place: KeyPlace,
            name: String,
            key: String,
        ): Credential = SecretCredential(fixed(key), false, keyPlace(place, name))

        /** An API key that a function gives. */
        public fun key(
            place: KeyPlace,
            name: String,
            key: suspend (SecretNeed) -> String,
        ): Credential = SecretCredential(key, true, keyPlace(place, name))

        private fun fixed(secret: String): suspend (SecretNeed) -> String {
            checkSecret(secret)
            return { secret }
        }
    }
}

/** Refuses what cannot be a secret, and does not show it. */
private fun checkSecret(secret: String) {
    if (secret.isBlank()) throw Refusal("a secret must not be empty")
    if (secret.any { it == '\r' || it == '\n' || it == '\u0000' }) {
        throw Refusal("a secret has a character that HTTP does not allow")
    }
}

/** A credential with a secret of the caller. */
private class SecretCredential(
    private val secret: suspend (SecretNeed) -> String,
    /** True if a function of the caller gives it. */
    private val isAsked: Boolean,
    private val place: SecretPlace,
) : Credential() {
    override suspend fun authenticate(
        to: Outgoing,
        scopes: List<String>,
        exchange: Exchange,
    ): String? {
        if (place.isTaken(to)) return null
        val text = secret(SecretNeed(scopes, null))
        about("a credential:") {
            checkSecret(text)
            place.put(to, text)
        }
        return text
    }

    override suspend fun renew(
        carried: String,
        scopes: List<String>,
        exchange: Exchange,
    ): Boolean = isAsked && secret(SecretNeed(scopes, carried)) != carried
}

/** Where a secret stands in a request. */
internal interface SecretPlace {
    /** True if the caller has set a value there. */
    fun isTaken(request: Outgoing): Boolean

    fun put(
        to: Outgoing,
        secret: String,
    )
}

internal fun authorizationPlace(scheme: String): SecretPlace = InHeader("Authorization", "$scheme ")

private fun keyPlace(
    place: KeyPlace,
    name: String,
): SecretPlace =
    when (place) {
        KeyPlace.HEADER -> InHeader(name, "")
        KeyPlace.QUERY -> InQuery(name)
        KeyPlace.COOKIE -> InCookie(name)
    }

/** A header, with what stands before the secret. */
private class InHeader(
    private val name: String,
    private val prefix: String,
) : SecretPlace {
    override fun isTaken(request: Outgoing): Boolean = name in request.headers

    override fun put(
        to: Outgoing,
        secret: String,
    ) {
        to.headers[name] = HeaderText.checked(name, prefix + secret)
        to.secretHeaders += name.lowercase()
    }
}

/** The query. */
private class InQuery(
    private val name: String,
) : SecretPlace {
    override fun isTaken(request: Outgoing): Boolean {
        val start = "${Encode.ALL.encode(name)}="
        return request.target
            .substringAfter('?', "")
            .split('&')
            .any { it.startsWith(start) }
    }

    override fun put(
        to: Outgoing,
        secret: String,
    ) {
        val pair = ParameterWriter.alone(Place.QUERY, name, elementOf(secret))
        to.target += (if ('?' in to.target) "&" else "?") + pair
    }
}

/** A cookie, beside others. */
private class InCookie(
    private val name: String,
) : SecretPlace {
    override fun isTaken(request: Outgoing): Boolean =
        request.headers["Cookie"]?.split("; ")?.any { it.startsWith("$name=") } == true

    override fun put(
        to: Outgoing,
        secret: String,
    ) {
        val before = to.headers["Cookie"]?.takeIf { it.isNotEmpty() }
        to.headers["Cookie"] = listOfNotNull(before, HeaderText.cookie(name, secret)).joinToString("; ")
    }
}
