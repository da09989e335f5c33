// Made by endpoint-manifest (java-client) from its template ApiFailure.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A response with another status than 2xx.
 *
 * @param request the request
 * @param status the status
 * @param headers the headers
 * @param body the body as it came, cut at the largest size of a response
 */
record ApiFailure(RequestSummary request, int status, Headers headers, byte[] body) {
  private static final int LONGEST_MESSAGE = 500;

  /** The body by its media type, as text where it is not what it says; null where there is none. */
  @Nullable JsonValue read() {
    if (body.length == 0) return null;
    String type = headers.joined("content-type");
    try {
      return Replies.decode(body, type);
    } catch (JsonException error) {
      return JsonString.of(new String(body, StandardCharsets.UTF_8));
    }
  }

  /** The request, the status, and the message for people. */
  String message() {
    String said = messageIn(read());
    return request + ": status " + status + (said.isEmpty() ? "" : ": " + said);
  }

  /** The detail of problem details (RFC 9457), or another common member. */
  private static String messageIn(@Nullable JsonValue body) {
    JsonValue said = body;
    for (int depth = 0; said instanceof JsonObject && depth < JsonReader.DEEPEST; depth++) {
      JsonValue inner = null;
      for (String name : new String[] {"detail", "message", "title", "error"}) {
        JsonValue found = said.find(name);
        if (found != null && !found.isNull()) {
          inner = found;
          break;
        }
      }
      said = inner;
    }
    if (!(said instanceof JsonString)) return "";
    String text = said.asText();
    return text.length() > LONGEST_MESSAGE ? text.substring(0, LONGEST_MESSAGE) : text;
  }
}
