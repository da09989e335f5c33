// Made by endpoint-manifest (kotlin-client) from its template Outgoing.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import java.net.URI

/** A request that is being made: credentials and hooks change its URL and its headers. */
internal class Outgoing(
    val method: String,
    var target: String,
    headers: Map<String, String?>,
    val content: Content?,
) {
    val headers: HeaderMap = headerMap(headers)

    /** Headers of credentials, in small letters: no log shows them. */
    val secretHeaders = mutableSetOf<String>()

    val isOnce: Boolean get() = content?.isOnce == true

    fun sentHeaders(): Headers =
        Headers(headers.mapNotNull { (name, value) -> value?.let { name to listOf(it) } }.toMap())

    fun url(): URI = Urls.parse(target) ?: throw Refusal("the URL has no host that can be called")

    fun summary(): RequestSummary = RequestSummary(method, target)

    fun transported(): TransportRequest =
        TransportRequest(method, url().toString(), sentHeaders(), content?.let { TransportBody(it.source) })
}

/** A request as errors show it: without the values of its query, which may be secrets. */
public class RequestSummary internal constructor(
    /** The method. */
    public val method: String,
    url: String,
) {
    /** The URL, in whose query no value is shown. */
    public val url: String = Urls.redacted(url)

    /** Method and URL. */
    override fun toString(): String = "$method $url"
}

/**
 * Follows redirects (RFC 9110, section 15.4; Fetch standard, section 4.4). A request with a header that might be a secret is
 * followed only where the caller says so, and at another origin no header is sent that says something of the caller.
 */
internal object Redirects {
    const val MOST = 20

    private val HARMLESS =
        setOf(
            "accept",
            "accept-encoding",
            "accept-language",
            "content-encoding",
            "content-language",
            "content-type",
            "range",
            "user-agent",
        )

    /** The request that a response leads to; null where it leads nowhere, or is not followed. */
    fun next(
        sent: Outgoing,
        first: URI,
        response: TransportResponse,
        followsAll: Boolean,
    ): Outgoing? {
        val location = response.headers["location"]
        if (response.status !in setOf(301, 302, 303, 307, 308) || location == null) return null
        if (!followsAll && sent.headers.any { (name, value) -> value != null && mayBeKey(name) }) return null
        val target =
            Urls.resolve(sent.url(), location)
                ?: throw ConnectionException(sent.summary(), "a redirect to another scheme than http")
        val becomesGet = becomesGet(response.status, sent.method)
        if (!becomesGet && sent.isOnce) return null
        val content = if (becomesGet) null else sent.content
        val headers = headerMap(sent.headers)
        if (content == null) headers.keys.removeIf { it.startsWith("content-", ignoreCase = true) }
        if (!Urls.isSameOrigin(target, first)) {
            if (content != null && MediaType.bare(headers["content-type"].orEmpty()) == MediaType.FORM) {
                throw ConnectionException(
                    sent.summary(),
                    "a redirect of a form, which may hold secrets, to another origin",
                )
            }
            headers.keys.removeIf { !isHarmless(it) }
        }
        return Outgoing(if (becomesGet) "GET" else sent.method, target.toString(), headers, content)
    }

    private fun becomesGet(
        status: Int,
        method: String,
    ): Boolean =
        when (status) {
            303 -> method != "GET" && method != "HEAD"
            301, 302 -> method == "POST"
            else -> false
        }

    private fun mayBeKey(name: String): Boolean = !isHarmless(name) && !name.equals("authorization", ignoreCase = true)

    private fun isHarmless(name: String): Boolean = name.lowercase() in HARMLESS
}
