// Made by endpoint-manifest (java-client) from its template Retries.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** When a call is repeated, and after which wait. */
final class Retries {
  /** The longest Retry-After that a call waits for. */
  private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

  private Retries() {}

  /**
   * The wait after a failed attempt; null where another attempt would not help, or where the
   * service asks for a longer wait than a call should take.
   */
  static @Nullable Duration delay(Throwable error, int attempt, IntFunction<Duration> backoff) {
    if (error instanceof ApiException) {
      ApiException failed = (ApiException) error;
      int status = failed.status();
      if (status != 408 && status != 429 && status / 100 != 5) return null;
      Duration asked = retryAfter(failed.headers().first("retry-after"), Clock.systemUTC());
      if (asked.compareTo(LONGEST_WAIT) > 0) return null;
      if (!asked.isNegative() && !asked.isZero()) return asked;
    } else if (!(error instanceof CallTimeoutException)
        && !(error instanceof ConnectionException)) {
      return null;
    }
    Duration wait = backoff.apply(attempt);
    return wait.isNegative() ? Duration.ZERO : wait;
  }

  /** Reads seconds or a date (RFC 9110, section 10.2.3). Anything else asks for nothing. */
  static Duration retryAfter(@Nullable String text, Clock clock) {
    if (text == null) return Duration.ZERO;
    String trimmed = text.trim();
    if (!trimmed.isEmpty() && trimmed.chars().allMatch(each -> each >= '0' && each <= '9')) {
      return trimmed.length() > 9
          ? LONGEST_WAIT.plusSeconds(1)
          : Duration.ofSeconds(Long.parseLong(trimmed));
    }
    Instant date = httpDate(trimmed);
    return date == null ? Duration.ZERO : Duration.between(clock.instant(), date);
  }

  /** A date of HTTP (RFC 9110, section 5.6.7); null where it is none. */
  static @Nullable Instant httpDate(String text) {
    for (DateTimeFormatter each : HttpDates.FORMS) {
      try {
        return ZonedDateTime.parse(text, each).toInstant();
      } catch (DateTimeException error) {
        // One of the other forms.
      }
    }
    return null;
  }

  /** A random time up to a bound that doubles, so that clients do not come back together. */
  static Duration backoff(int attempt) {
    long bound = attempt < 5 ? 500L << (attempt - 1) : 8000;
    return Duration.ofMillis(ThreadLocalRandom.current().nextLong(bound));
  }
}
