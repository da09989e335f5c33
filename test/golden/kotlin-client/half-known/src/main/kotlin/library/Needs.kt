// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** The credentials that operations need. */
internal object Needs {
    val HARBOUR_ACCOUNT = Need(listOf(Scheme("harbour-account", "moor")), listOf(Scheme("harbour-account")))
    val PILOT = Need(listOf(Scheme("pilot")), emptyList())
}
