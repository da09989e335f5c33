// Made by endpoint-manifest (kotlin-client) from its template Urls.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import java.net.URI
import java.net.URISyntaxException

/** URLs (RFC 3986). The JDK's own resolving is that of RFC 2396, where "?page=2" drops the last segment of the path. */
internal object Urls {
    /** Appendix B. */
    private val PARTS = Regex("""^(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#.*)?$""")

    /** A base URL without a slash at its end. */
    fun base(text: String): String {
        val (scheme, authority) = parts(text) ?: throw noBase()
        if (!isHttp(scheme) || authority.isNullOrEmpty() || text.any { it in "?# \\@" }) throw noBase()
        return text.trimEnd('/')
    }

    /** The text is not repeated: it may be a secret. */
    private fun noBase() = Refusal("the base URL must be \"https://host/path\", without user, query and fragment")

    private fun isHttp(scheme: String?): Boolean = scheme?.lowercase().let { it == "http" || it == "https" }

    private fun parts(text: String): List<String?>? =
        PARTS
            .matchEntire(text)
            ?.groups
            ?.drop(1)
            ?.map { it?.value }

    /** Refuses a path by which a URL parser would leave the base URL: one with a segment "." or "..", encoded or not. */
    fun checkPath(path: String) {
        for (segment in path.split('/')) {
            val plain = segment.replace("%2e", ".", ignoreCase = true)
            if (plain == "." || plain == "..") throw Refusal("the path has a segment \"$segment\"")
        }
    }

    /** A URL as the JDK takes it; null where it is none. */
    fun parse(text: String): URI? =
        try {
            URI(Encode.url(text)).takeIf { it.host != null && isHttp(it.scheme) }
        } catch (_: URISyntaxException) {
            null
        }

    /** A reference as a whole URL, without a fragment (section 5.2.2); null where it is none. */
    fun resolve(
        base: URI,
        reference: String,
    ): URI? {
        if (reference.isBlank()) return null
        val (scheme, authority, path, asked) = parts(reference.trim()) ?: return null
        val own = path.orEmpty()
        val query = if (asked == null) "" else "?$asked"
        val origin = "${base.scheme}://${base.rawAuthority}"
        return when {
            scheme != null -> {
                authority?.let { parse("$scheme://$it${withoutDots(own)}$query") }
            }

            authority != null -> {
                parse("${base.scheme}://$authority${withoutDots(own)}$query")
            }

            own.isEmpty() -> {
                parse(origin + base.rawPath + if (asked == null) queryOf(base) else query)
            }

            own.startsWith('/') -> {
                parse(origin + withoutDots(own) + query)
            }

            else -> {
                parse(origin + withoutDots("${base.rawPath.substringBeforeLast('/', "")}/$own") + query)
            }
        }
    }

    private fun queryOf(url: URI): String = url.rawQuery?.let { "?$it" }.orEmpty()

    /** Section 5.2.4. */
    private fun withoutDots(path: String): String {
        if ("/." !in path) return path
        val out = mutableListOf<String>()
        val segments = path.split('/').drop(1)
        segments.forEachIndexed { index, segment ->
            val isLast = index == segments.lastIndex
            when (segment) {
                ".." -> out.removeLastOrNull()
                "." -> Unit
                else -> out += segment
            }
            if (isLast && (segment == ".." || segment == ".")) out += ""
        }
        return out.joinToString("") { "/$it" }
    }

    /** Compares origins (RFC 6454, section 4). */
    fun isSameOrigin(
        one: URI,
        other: URI,
    ): Boolean = origin(one) == origin(other)

    fun origin(url: URI): String {
        val scheme = url.scheme.lowercase()
        val usual = if (scheme == "https") 443 else 80
        val port = if (url.port < 0) usual else url.port
        return "$scheme://${url.host.lowercase()}:$port"
    }

    /** Takes the values out of the query of a URL. */
    fun redacted(url: String): String {
        val at = url.indexOf('?')
        return if (at < 0) url else url.substring(0, at) + url.substring(at).replace(VALUES, "=***")
    }

    private val VALUES = Regex("=[^&]*")

    /** A URL of an authorization server: over connections that nobody can read (RFC 6749, sections 3.1 and 3.2). */
    fun secure(text: String): String {
        val url = parse(text)
        if (url == null || !(url.scheme.equals("https", ignoreCase = true) || isLocal(url.host))) {
            throw Refusal("the URL of an authorization server must be absolute and begin with \"https:\"")
        }
        return text
    }

    private fun isLocal(host: String): Boolean =
        host.equals("localhost", ignoreCase = true) || host == "[::1]" || LOOPBACK.matches(host)

    private val LOOPBACK = Regex("""127(\.\d{1,3}){3}""")
}
