// Made by endpoint-manifest (java-client) from its template DeprecationHook.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.net.URI;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tells once of each deprecated operation that is used. Dates in a response go before those of the
 * API description.
 */
final class DeprecationHook implements Hook {
  /**
   * A date of structured fields: a whole number of seconds (RFC 9745, section 2; RFC 9651, section
   * 3.3.7).
   */
  private static final Pattern DATE = Pattern.compile("@(-?\\d{1,15})");

  private final Set<String> told = ConcurrentHashMap.newKeySet();
  private final Consumer<DeprecationNotice> tell;

  DeprecationHook(Consumer<DeprecationNotice> tell) {
    this.tell = tell;
  }

  @Override
  public void onResponse(ResponseEvent event) {
    String operation = event.request().operation();
    if (told.contains(operation)) return;
    DeprecationNotice notice = noticeOf(operation, event);
    if (notice != null && told.add(operation)) tell.accept(notice);
  }

  private static @Nullable DeprecationNotice noticeOf(String operation, ResponseEvent event) {
    Deprecation known = event.deprecation();
    String since = known == null ? null : known.since();
    String sunset = known == null ? null : known.sunset();
    Instant deprecated = deprecationDate(event.headers().joined("deprecation"));
    Instant ends = Retries.httpDate(event.headers().joined("sunset"));
    if (known == null && deprecated == null && ends == null) return null;
    return new DeprecationNotice(
        operation,
        deprecated == null ? since : text(deprecated),
        ends == null ? sunset : text(ends),
        known == null ? null : known.replacement(),
        known == null ? null : known.reason(),
        page("deprecation", event),
        page("sunset", event));
  }

  private static @Nullable Instant deprecationDate(String text) {
    int end = text.indexOf(';');
    Matcher date = DATE.matcher((end < 0 ? text : text.substring(0, end)).trim());
    return date.matches() ? Instant.ofEpochSecond(Long.parseLong(date.group(1))) : null;
  }

  private static String text(Instant at) {
    return DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'")
        .withZone(ZoneOffset.UTC)
        .format(at);
  }

  private static @Nullable String page(String relation, ResponseEvent event) {
    String target = Links.to(relation, event.headers());
    URI url = target == null ? null : Urls.resolve(event.request().url(), target);
    return url == null ? null : url.toString();
  }
}
