// Made by endpoint-manifest (kotlin-client) from its template Retries.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import java.time.DateTimeException
import java.time.Instant
import java.time.LocalDate
import java.time.ZoneOffset
import java.time.ZonedDateTime
import java.time.format.DateTimeFormatter
import java.time.format.DateTimeFormatterBuilder
import java.time.temporal.ChronoField
import java.util.Locale
import kotlin.random.Random
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** When a call is repeated, and after which wait. */
internal object Retries {
    /** The longest Retry-After that a call waits for. */
    private val LONGEST_WAIT = 1.minutes

    /**
     * The wait after a failed attempt; null where another attempt would not help, or where the service asks for a longer
     * wait than a call should take.
     */
    fun delay(
        error: CallException,
        attempt: Int,
        backoff: (Int) -> Duration,
    ): Duration? {
        if (error is ApiException) {
            if (error.status != 408 && error.status != 429 && error.status / 100 != 5) return null
            val asked = retryAfter(error.headers["retry-after"], Instant.now())
            if (asked > LONGEST_WAIT) return null
            if (asked.isPositive()) return asked
        } else if (error !is CallTimeoutException && error !is ConnectionException) {
            return null
        }
        return backoff(attempt).coerceAtLeast(Duration.ZERO)
    }

    /** Reads seconds or a date (RFC 9110, section 10.2.3). Anything else asks for nothing. */
    fun retryAfter(
        text: String?,
        now: Instant,
    ): Duration {
        val trimmed = text?.trim().orEmpty()
        if (trimmed.isNotEmpty() && trimmed.all { it in '0'..'9' }) {
            return if (trimmed.length > 9) Duration.INFINITE else trimmed.toInt().seconds
        }
        val date = HttpDates.parse(trimmed) ?: return Duration.ZERO
        return (date.toEpochMilli() - now.toEpochMilli()).milliseconds
    }

    /** A random time up to a bound that doubles, so that clients do not come back together. */
    fun backoff(attempt: Int): Duration {
        val bound = if (attempt < 5) 500L shl (attempt - 1) else 8000L
        return Random.nextLong(bound).milliseconds
    }
}

/** The three forms of dates of HTTP (RFC 9110, section 5.6.7). They are made when the first date comes. */
internal object HttpDates {
    private val FORMS =
        listOf(
            form("EEE, dd MMM yyyy HH:mm:ss 'GMT'"),
            DateTimeFormatterBuilder()
                .appendPattern("EEEE, dd-MMM-")
                .appendValueReduced(ChronoField.YEAR, 2, 2, LocalDate.now(ZoneOffset.UTC).minusYears(49))
                .appendPattern(" HH:mm:ss 'GMT'")
                .toFormatter(Locale.ENGLISH)
                .withZone(ZoneOffset.UTC),
            form("EEE MMM ppd HH:mm:ss yyyy"),
        )

    private fun form(pattern: String) = DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH).withZone(ZoneOffset.UTC)

    /** The time of a date; null where it is none. */
    fun parse(text: String): Instant? =
        FORMS.firstNotNullOfOrNull { form ->
            try {
                ZonedDateTime.parse(text, form).toInstant()
            } catch (_: DateTimeException) {
                null
            }
        }
}
