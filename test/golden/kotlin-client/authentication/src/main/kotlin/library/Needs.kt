// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** The credentials that operations need. */
internal object Needs {
    val OAUTH = Need(listOf(Scheme("oauth")))
    val OAUTH_KEY_BASIC =
        Need(listOf(Scheme("oauth", "library:read", "library:write"), Scheme("key")), listOf(Scheme("basic")))
    val TOKEN_COOKIE = Need(listOf(Scheme("token-cookie")), emptyList())
    val OPEN_SCOPES_OAUTH_UNLISTED_SCHEME =
        Need(listOf(Scheme("open-scopes", "unlisted")), listOf(Scheme("oauth")), listOf(Scheme("unlisted-scheme")))
    val OAUTH_KEY = Need(emptyList(), listOf(Scheme("oauth", "library:read")), listOf(Scheme("key")))
    val KEY = Need(listOf(Scheme("key")), emptyList())
}
