// Made by endpoint-manifest (kotlin-client) from its template ClientOptions.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The options of a client. */
public abstract class ClientOptions internal constructor(
    /** The URL of the service, to which paths are appended; without it no client can be made. */
    public var baseUrl: String?,
) : CommonOptions() {
    /** Says who calls, in operations that need nothing that is given by its name. */
    public var credential: Credential? = null

    /** Keeps calls within rate limits. */
    public var pacer: Pacer? = null

    /** True if redirects are followed with a header that may be a secret. */
    public var followRedirects: Boolean = false

    /** Sends requests in place of `java.net.http`. */
    public var transport: Transport? = null

    /** Gives the base URL of operations that have one of their own, by their names; null = that of the API description. */
    public var ownBaseUrl: ((String) -> String?)? = null

    private val credentials = LinkedHashMap<String, Credential>()

    internal fun credentials(): Map<String, Credential> = credentials

    /** Sets a credential by the name that the API description has for it. */
    public fun credential(
        scheme: String,
        credential: Credential,
    ) {
        credentials[scheme] = credential
    }

    /** Is told once of each deprecated operation that is used. */
    public fun deprecations(tell: (DeprecationNotice) -> Unit) {
        hook(DeprecationHook(tell))
    }

    internal fun core(): Core = Core(this)

    internal fun takeOver(core: Core) {
        settings(core.settings.copy())
        baseUrl = core.baseUrl
        credential = core.credential
        pacer = core.pacer
        followRedirects = core.followsRedirects
        transport = core.transport
        ownBaseUrl = core.ownBaseUrl
        credentials.putAll(core.credentials)
    }
}

/** Begins with the settings of a client. */
internal fun <O : ClientOptions> O.of(core: Core): O = apply { takeOver(core) }
