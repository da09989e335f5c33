// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

import kotlin.time.Duration.Companion.seconds

/**
 * A client of a service whose title is not shown. Threads and coroutines may share it.
 *
 * Berths of a harbour, and the ships that lie there.
 *
 * `header` of its block sets headers of every request. The service has `X-Harbour`, `X-Tide`.
 */
public class Library private constructor(
    core: Core,
) : Client<Library>(core) {
    /** Makes a client with the settings of the block. */
    public constructor(options: Options.() -> Unit) : this(Options().apply(options).core())

    override fun self(): Library = this

    /** Makes a client with the settings of this one, and those of the block. */
    public fun with(options: Options.() -> Unit): Library = Library(Options().of(core()).apply(options).core())

    /** The operations of `berths`. */
    public val berths: BerthsGroup
        get() = BerthsGroup(core())

    /**
     * The operations of `ships`.
     *
     * Ships, whether they lie in the harbour or not.
     */
    public val ships: ShipsGroup
        get() = ShipsGroup(core())

    /**
     * The settings of a client.
     *
     * Not shown: the base URL of the service, so that it has to be given.
     */
    public class Options internal constructor() : ClientOptions(null) {
        /**
         * Sends the API key of `berth-key`.
         *
         * One for each berth.
         *
         * @param key the key
         */
        public fun berthKey(key: String) {
            credential("berth-key", Credential.key(KeyPlace.HEADER, "X-Berth-Key", key))
        }

        /**
         * Sends the API key of `berth-key`.
         *
         * One for each berth.
         *
         * @param key gives the key, and is asked for every attempt
         */
        public fun berthKey(key: suspend (SecretNeed) -> String) {
            credential("berth-key", Credential.key(KeyPlace.HEADER, "X-Berth-Key", key))
        }

        /**
         * Sends the API key of `ship-key`.
         *
         * @param place where it stands, which is not shown
         * @param name its name, which is not shown
         * @param key the key
         */
        public fun shipKey(
            place: KeyPlace,
            name: String,
            key: String,
        ) {
            credential("ship-key", Credential.key(place, name, key))
        }

        /**
         * Sends the API key of `ship-key`.
         *
         * @param place where it stands, which is not shown
         * @param name its name, which is not shown
         * @param key gives the key, and is asked for every attempt
         */
        public fun shipKey(
            place: KeyPlace,
            name: String,
            key: suspend (SecretNeed) -> String,
        ) {
            credential("ship-key", Credential.key(place, name, key))
        }

        /**
         * Sends the token of `pilot`.
         *
         * @param token the token
         */
        public fun pilot(token: String) {
            credential("pilot", Credential.bearer(token))
        }

        /**
         * Sends the token of `pilot`.
         *
         * @param token gives the token, and is asked for every attempt
         */
        public fun pilot(token: suspend (SecretNeed) -> String) {
            credential("pilot", Credential.bearer(token))
        }

        /**
         * Sends the tokens of `pilot` that a credential gets and renews.
         *
         * @param given the credential
         */
        public fun pilot(given: Credential) {
            credential("pilot", given)
        }

        /**
         * Sends the credential of `captain`.
         *
         * @param scheme the authentication scheme, which is not shown
         * @param secret the secret
         */
        public fun captain(
            scheme: String,
            secret: String,
        ) {
            credential("captain", Credential.authorization(scheme, secret))
        }

        /**
         * Sends the credential of `captain`.
         *
         * @param scheme the authentication scheme, which is not shown
         * @param secret gives the secret, and is asked for every attempt
         */
        public fun captain(
            scheme: String,
            secret: suspend (SecretNeed) -> String,
        ) {
            credential("captain", Credential.authorization(scheme, secret))
        }

        /**
         * Sends the token of `harbour-account`.
         *
         * @param token the token
         */
        public fun harbourAccount(token: String) {
            credential("harbour-account", Credential.bearer(token))
        }

        /**
         * Sends the token of `harbour-account`.
         *
         * @param token gives the token, and is asked for every attempt
         */
        public fun harbourAccount(token: suspend (SecretNeed) -> String) {
            credential("harbour-account", Credential.bearer(token))
        }

        /**
         * Sends the tokens of `harbour-account` that a credential gets and renews.
         *
         * @param given the credential
         */
        public fun harbourAccount(given: Credential) {
            credential("harbour-account", given)
        }

        /**
         * Sends the token of `crew-account`.
         *
         * @param token the token
         */
        public fun crewAccount(token: String) {
            credential("crew-account", Credential.bearer(token))
        }

        /**
         * Sends the token of `crew-account`.
         *
         * @param token gives the token, and is asked for every attempt
         */
        public fun crewAccount(token: suspend (SecretNeed) -> String) {
            credential("crew-account", Credential.bearer(token))
        }

        /**
         * Sends the tokens of `crew-account` that a credential gets and renews.
         *
         * @param given the credential
         */
        public fun crewAccount(given: Credential) {
            credential("crew-account", given)
        }

        /**
         * Sends the token of `guest-account`.
         *
         * @param token the token
         */
        public fun guestAccount(token: String) {
            credential("guest-account", Credential.bearer(token))
        }

        /**
         * Sends the token of `guest-account`.
         *
         * @param token gives the token, and is asked for every attempt
         */
        public fun guestAccount(token: suspend (SecretNeed) -> String) {
            credential("guest-account", Credential.bearer(token))
        }

        /**
         * Sends the tokens of `guest-account` that a credential gets and renews.
         *
         * @param given the credential
         */
        public fun guestAccount(given: Credential) {
            credential("guest-account", given)
        }

        /**
         * Sends the token of `port-authority`.
         *
         * @param token the token
         */
        public fun portAuthority(token: String) {
            credential("port-authority", Credential.bearer(token))
        }

        /**
         * Sends the token of `port-authority`.
         *
         * @param token gives the token, and is asked for every attempt
         */
        public fun portAuthority(token: suspend (SecretNeed) -> String) {
            credential("port-authority", Credential.bearer(token))
        }

        /**
         * Sends the tokens of `port-authority` that a credential gets and renews.
         *
         * @param given the credential
         */
        public fun portAuthority(given: Credential) {
            credential("port-authority", given)
        }

        /**
         * Sends the token of `customs`.
         *
         * @param token the token
         */
        public fun customs(token: String) {
            credential("customs", Credential.bearer(token))
        }

        /**
         * Sends the token of `customs`.
         *
         * @param token gives the token, and is asked for every attempt
         */
        public fun customs(token: suspend (SecretNeed) -> String) {
            credential("customs", Credential.bearer(token))
        }

        /**
         * Sends the tokens of `customs` that a credential gets and renews.
         *
         * @param given the credential
         */
        public fun customs(given: Credential) {
            credential("customs", given)
        }
    }

    /** Facts about the service. */
    public companion object {
        /** The known rate limits of the service, for a `Pacer`. */
        public val rateLimits: List<RateLimit>
            get() =
                listOf(
                    RateLimit(60, 60.seconds),
                    RateLimit(5, 1.seconds),
                    RateLimit(1, 60.seconds).of("ships.visits.end"),
                )
    }
}
