// Made by endpoint-manifest (java-client) from its template DeprecationNotice.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The deprecation or the end of an operation, as far as it is known. Days are YYYY-MM-DD from the
 * API description, times are those of RFC 3339 from a response.
 *
 * @param operation the id of the operation
 * @param since when it was deprecated
 * @param sunset when it ends
 * @param replacement the id of the operation to use in its place
 * @param reason why
 * @param deprecationUrl a page about the deprecation (RFC 9745, section 3)
 * @param sunsetUrl a page about the end (RFC 8594, section 6)
 */
public record DeprecationNotice(
    String operation,
    @Nullable String since,
    @Nullable String sunset,
    @Nullable String replacement,
    @Nullable String reason,
    @Nullable String deprecationUrl,
    @Nullable String sunsetUrl) {

  /** {@return the notice in a sentence or two} */
  @Override
  public String toString() {
    List<String> facts = new ArrayList<>();
    if (since != null) facts.add("is deprecated from " + dayOf(since));
    if (since == null && sunset == null) facts.add("is deprecated");
    if (sunset != null) facts.add("ends on " + dayOf(sunset));
    StringBuilder text =
        new StringBuilder(operation).append(' ').append(String.join(" and ", facts)).append('.');
    if (reason != null) {
      text.append(' ').append(reason).append(reason.endsWith(".") ? "" : ".");
    }
    if (replacement != null) text.append(" Use ").append(replacement).append('.');
    String page = deprecationUrl != null ? deprecationUrl : sunsetUrl;
    return page == null ? text.toString() : text.append(" See ").append(page).toString();
  }

  private static String dayOf(String date) {
    int at = date.indexOf('T');
    return at < 0 ? date : date.substring(0, at);
  }
}
