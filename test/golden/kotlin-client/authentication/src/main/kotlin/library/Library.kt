// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** A client of Library. Threads and coroutines may share it. */
public class Library private constructor(
    core: Core,
) : Client<Library>(core) {
    /** Makes a client with the settings of the block. */
    public constructor(options: Options.() -> Unit) : this(Options().apply(options).core())

    override fun self(): Library = this

    /** Makes a client with the settings of this one, and those of the block. */
    public fun with(options: Options.() -> Unit): Library = Library(Options().of(core()).apply(options).core())

    /** The operations of `books`. */
    public val books: BooksGroup
        get() = BooksGroup(core())

    /**
     * The settings of a client.
     *
     * Not shown: the base URL of the service, so that it has to be given.
     */
    public class Options internal constructor() : ClientOptions(null) {
        /**
         * Sends the token of `oauth`.
         *
         * Signing in as a reader.
         *
         * @param token the token
         */
        public fun oauth(token: String) {
            credential("oauth", Credential.bearer(token))
        }

        /**
         * Sends the token of `oauth`.
         *
         * Signing in as a reader.
         *
         * @param token gives the token, and is asked for every attempt
         */
        public fun oauth(token: suspend (SecretNeed) -> String) {
            credential("oauth", Credential.bearer(token))
        }

        /**
         * Sends the tokens of `oauth` that a credential gets and renews.
         *
         * Signing in as a reader.
         *
         * @param given the credential
         */
        public fun oauth(given: Credential) {
            credential("oauth", given)
        }

        /**
         * Sends the token of `closed-oauth`.
         *
         * @param token the token
         */
        public fun closedOauth(token: String) {
            credential("closed-oauth", Credential.bearer(token))
        }

        /**
         * Sends the token of `closed-oauth`.
         *
         * @param token gives the token, and is asked for every attempt
         */
        public fun closedOauth(token: suspend (SecretNeed) -> String) {
            credential("closed-oauth", Credential.bearer(token))
        }

        /**
         * Sends the tokens of `closed-oauth` that a credential gets and renews.
         *
         * @param given the credential
         */
        public fun closedOauth(given: Credential) {
            credential("closed-oauth", given)
        }

        /**
         * Sends the token of `open-scopes`.
         *
         * @param token the token
         */
        public fun openScopes(token: String) {
            credential("open-scopes", Credential.bearer(token))
        }

        /**
         * Sends the token of `open-scopes`.
         *
         * @param token gives the token, and is asked for every attempt
         */
        public fun openScopes(token: suspend (SecretNeed) -> String) {
            credential("open-scopes", Credential.bearer(token))
        }

        /**
         * Sends the tokens of `open-scopes` that a credential gets and renews.
         *
         * @param given the credential
         */
        public fun openScopes(given: Credential) {
            credential("open-scopes", given)
        }

        /**
         * Sends the API key of `key`.
         *
         * @param key the key
         */
        public fun key(key: String) {
            credential("key", Credential.key(KeyPlace.HEADER, "X-Key", key))
        }

        /**
         * Sends the API key of `key`.
         *
         * @param key gives the key, and is asked for every attempt
         */
        public fun key(key: suspend (SecretNeed) -> String) {
            credential("key", Credential.key(KeyPlace.HEADER, "X-Key", key))
        }

        /**
         * Sends the API key of `query-key`.
         *
         * @param key the key
         */
        public fun queryKey(key: String) {
            credential("query-key", Credential.key(KeyPlace.QUERY, "key", key))
        }

        /**
         * Sends the API key of `query-key`.
         *
         * @param key gives the key, and is asked for every attempt
         */
        public fun queryKey(key: suspend (SecretNeed) -> String) {
            credential("query-key", Credential.key(KeyPlace.QUERY, "key", key))
        }

        /**
         * Sends the API key of `session`.
         *
         * @param name its name, which is not shown
         * @param key the key
         */
        public fun session(
            name: String,
            key: String,
        ) {
            credential("session", Credential.key(KeyPlace.COOKIE, name, key))
        }

        /**
         * Sends the API key of `session`.
         *
         * @param name its name, which is not shown
         * @param key gives the key, and is asked for every attempt
         */
        public fun session(
            name: String,
            key: suspend (SecretNeed) -> String,
        ) {
            credential("session", Credential.key(KeyPlace.COOKIE, name, key))
        }

        /**
         * Sends the API key of `somewhere`.
         *
         * @param place where it stands, which is not shown
         * @param key the key
         */
        public fun somewhere(
            place: KeyPlace,
            key: String,
        ) {
            credential("somewhere", Credential.key(place, "k", key))
        }

        /**
         * Sends the API key of `somewhere`.
         *
         * @param place where it stands, which is not shown
         * @param key gives the key, and is asked for every attempt
         */
        public fun somewhere(
            place: KeyPlace,
            key: suspend (SecretNeed) -> String,
        ) {
            credential("somewhere", Credential.key(place, "k", key))
        }

        /**
         * Sends the API key of `token-cookie`.
         *
         * @param key the key
         */
        public fun tokenCookie(key: String) {
            credential("token-cookie", Credential.key(KeyPlace.COOKIE, "token", key))
        }

        /**
         * Sends the API key of `token-cookie`.
         *
         * @param key gives the key, and is asked for every attempt
         */
        public fun tokenCookie(key: suspend (SecretNeed) -> String) {
            credential("token-cookie", Credential.key(KeyPlace.COOKIE, "token", key))
        }

        /**
         * Sends the user name and the password of `basic`.
         *
         * @param name the name of the user
         * @param password the password
         */
        public fun basic(
            name: String,
            password: String,
        ) {
            credential("basic", Credential.basic(name, password))
        }

        /**
         * Sends the token of `bearer`.
         *
         * @param token the token
         */
        public fun bearer(token: String) {
            credential("bearer", Credential.bearer(token))
        }

        /**
         * Sends the token of `bearer`.
         *
         * @param token gives the token, and is asked for every attempt
         */
        public fun bearer(token: suspend (SecretNeed) -> String) {
            credential("bearer", Credential.bearer(token))
        }

        /**
         * Sends the tokens of `bearer` that a credential gets and renews.
         *
         * @param given the credential
         */
        public fun bearer(given: Credential) {
            credential("bearer", given)
        }

        /**
         * Sends the credential of `digest`.
         *
         * @param secret the secret
         */
        public fun digest(secret: String) {
            credential("digest", Credential.authorization("Digest", secret))
        }

        /**
         * Sends the credential of `digest`.
         *
         * @param secret gives the secret, and is asked for every attempt
         */
        public fun digest(secret: suspend (SecretNeed) -> String) {
            credential("digest", Credential.authorization("Digest", secret))
        }

        /**
         * Sends the credential of `unnamed`.
         *
         * @param scheme the authentication scheme, which is not shown
         * @param secret the secret
         */
        public fun unnamed(
            scheme: String,
            secret: String,
        ) {
            credential("unnamed", Credential.authorization(scheme, secret))
        }

        /**
         * Sends the credential of `unnamed`.
         *
         * @param scheme the authentication scheme, which is not shown
         * @param secret gives the secret, and is asked for every attempt
         */
        public fun unnamed(
            scheme: String,
            secret: suspend (SecretNeed) -> String,
        ) {
            credential("unnamed", Credential.authorization(scheme, secret))
        }

        /**
         * Sends the token of `user-tokens`.
         *
         * @param token the token
         */
        public fun userTokens(token: String) {
            credential("user-tokens", Credential.bearer(token))
        }

        /**
         * Sends the token of `user-tokens`.
         *
         * @param token gives the token, and is asked for every attempt
         */
        public fun userTokens(token: suspend (SecretNeed) -> String) {
            credential("user-tokens", Credential.bearer(token))
        }

        /**
         * Sends the tokens of `user-tokens` that a credential gets and renews.
         *
         * @param given the credential
         */
        public fun userTokens(given: Credential) {
            credential("user-tokens", given)
        }

        /**
         * Sends the token of `openid`.
         *
         * @param token the token
         */
        public fun openid(token: String) {
            credential("openid", Credential.bearer(token))
        }

        /**
         * Sends the token of `openid`.
         *
         * @param token gives the token, and is asked for every attempt
         */
        public fun openid(token: suspend (SecretNeed) -> String) {
            credential("openid", Credential.bearer(token))
        }

        /**
         * Sends the tokens of `openid` that a credential gets and renews.
         *
         * @param given the credential
         */
        public fun openid(given: Credential) {
            credential("openid", given)
        }
    }
}
