// Made by endpoint-manifest (kotlin-client) from its template DeprecationNotice.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import java.time.Instant
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter
import java.util.concurrent.ConcurrentHashMap

/** A deprecated operation that is used. Dates in a response go before those of the API description. */
public class DeprecationNotice internal constructor(
    /** The name of the operation. */
    public val operation: String,
    /** Since when it is deprecated: a day, or a time in UTC; null where nobody says. */
    public val since: String?,
    /** When it ends; null where nobody says. */
    public val sunset: String?,
    /** The operation to use in its place; null where nobody says. */
    public val replacement: String?,
    /** Why it is deprecated; null where nobody says. */
    public val reason: String?,
    /** A page on its deprecation; null where there is none. */
    public val deprecationUrl: String?,
    /** A page on its end; null where there is none. */
    public val sunsetUrl: String?,
) {
    /** All of it in sentences. */
    override fun toString(): String {
        val facts =
            listOfNotNull(
                since?.let { "is deprecated from ${dayOf(it)}" },
                "is deprecated".takeIf { since == null && sunset == null },
                sunset?.let { "ends on ${dayOf(it)}" },
            )
        val more =
            listOfNotNull(
                reason?.removeSuffix("."),
                replacement?.let { "Use $it" },
                (deprecationUrl ?: sunsetUrl)?.let { "See $it" },
            )
        val first = "$operation ${facts.joinToString(" and ")}"
        return (listOf(first) + more).joinToString(". ") + if (deprecationUrl ?: sunsetUrl == null) "." else ""
    }

    private fun dayOf(date: String): String = date.substringBefore('T')
}

/** Tells once of each deprecated operation that is used. */
internal class DeprecationHook(
    private val tell: (DeprecationNotice) -> Unit,
) : Hook {
    private val told: MutableSet<String> = ConcurrentHashMap.newKeySet()

    override fun onResponse(event: ResponseEvent) {
        val operation = event.request.operation
        if (operation in told) return
        val notice = noticeOf(operation, event)
        if (notice != null && told.add(operation)) tell(notice)
    }

    private fun noticeOf(
        operation: String,
        event: ResponseEvent,
    ): DeprecationNotice? {
        val known = event.deprecation()
        val deprecated = deprecationDate(event.headers.joined("deprecation"))
        val ends = HttpDates.parse(event.headers.joined("sunset"))
        if (known == null && deprecated == null && ends == null) return null
        return DeprecationNotice(
            operation,
            deprecated?.let(FORM::format) ?: known?.since,
            ends?.let(FORM::format) ?: known?.sunset,
            known?.replacement,
            known?.reason,
            page("deprecation", event),
            page("sunset", event),
        )
    }

    private fun deprecationDate(text: String): Instant? =
        DATE.matchEntire(text.substringBefore(';').trim())?.let { Instant.ofEpochSecond(it.groupValues[1].toLong()) }

    private fun page(
        relation: String,
        event: ResponseEvent,
    ): String? = Links.to(relation, event.headers)?.let { Urls.resolve(event.request.url, it) }?.toString()

    private companion object {
        /** A date of structured fields: a whole number of seconds (RFC 9745, section 2; RFC 9651, section 3.3.7). */
        val DATE = Regex("""@(-?\d{1,15})""")
        val FORM: DateTimeFormatter =
            DateTimeFormatter
                .ofPattern(
                    "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'",
                ).withZone(ZoneOffset.UTC)
    }
}
