// Made by endpoint-manifest (java-client) from its template HttpDates.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Locale;

/**
 * The three forms of dates of HTTP (RFC 9110, section 5.6.7). They are made when the first date
 * comes.
 */
final class HttpDates {
  static final List<DateTimeFormatter> FORMS =
      List.of(
          form("EEE, dd MMM yyyy HH:mm:ss 'GMT'"),
          new DateTimeFormatterBuilder()
              .appendPattern("EEEE, dd-MMM-")
              .appendValueReduced(
                  ChronoField.YEAR, 2, 2, LocalDate.now(ZoneOffset.UTC).minusYears(49))
              .appendPattern(" HH:mm:ss 'GMT'")
              .toFormatter(Locale.ENGLISH)
              .withZone(ZoneOffset.UTC),
          form("EEE MMM ppd HH:mm:ss yyyy"));

  private HttpDates() {}

  private static DateTimeFormatter form(String pattern) {
    return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH).withZone(ZoneOffset.UTC);
  }
}
