// Made by endpoint-manifest (java-client) from its template Replies.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads responses by their media types. */
final class Replies {
  private Replies() {}

  /**
   * The value of a response; null where it has no body, or where its status is not that of the
   * value.
   */
  @SuppressWarnings(
      "NullAway") // A response without a body has no value, whatever the API description says.
  static <T extends @Nullable Object> T value(
      Request request, Reply reply, Decoder<? extends T> decoder) {
    return answered(request, reply, decoder).value();
  }

  @SuppressWarnings("NullAway") // The same.
  static <T extends @Nullable Object> Answered<T> answered(
      Request request, Reply reply, Decoder<? extends T> decoder) {
    if (reply.body().length == 0) return new Answered<>(null, null, reply);
    try {
      String due = dueType(request.operation, reply);
      JsonValue json = decode(reply.body(), due);
      boolean hasValue = request.isOfAny || request.operation.hasValue(reply.status(), due);
      return new Answered<>(hasValue ? decoder.decode(json) : null, json, reply);
    } catch (CallException error) {
      throw error;
    } catch (RuntimeException error) {
      throw reply.unreadable(reply.body(), error);
    }
  }

  /** Reads a body by a media type: JSON, text or bytes. */
  static JsonValue decode(byte[] body, String mediaType) {
    if (MediaType.isJson(mediaType)) return Texts.json(body);
    if (MediaType.isText(mediaType)) return JsonString.of(Texts.decode(body, mediaType));
    return JsonBytes.of(body);
  }

  /**
   * The media type that a response is read as. If the call asked for some of several, only those
   * are right.
   */
  static String dueType(Operation operation, Reply reply) {
    String said = reply.headers().joined("content-type");
    Reading wanted = Reading.of(operation.reads, reply.status());
    if (wanted == null) return said;
    if (wanted.as() != null) return typeOf(wanted.as(), said);
    List<String> due = asked(wanted.types(), reply.accepted());
    if (due.isEmpty()) return said;
    if (said.isEmpty()) {
      if (due.size() == 1 && !MediaType.isRange(due.get(0))) return due.get(0);
      throw new JsonException("no content type instead of " + String.join(" or ", due));
    }
    for (String each : due) {
      if (MediaType.isOf(said, each)) return said;
    }
    throw new JsonException("media type " + said + " instead of " + String.join(" or ", due));
  }

  private static String typeOf(Reading.As as, String said) {
    switch (as) {
      case JSON:
        return MediaType.JSON;
      case TEXT:
        if (MediaType.isJson(said)) return said;
        int at = said.indexOf(';');
        return "text/plain" + (at < 0 ? "" : said.substring(at));
      default:
        return MediaType.BYTES;
    }
  }

  private static List<String> asked(List<String> types, String accepted) {
    if (types.size() < 2) return types;
    List<String> asked = Arrays.stream(accepted.split(",")).map(MediaType::bare).toList();
    List<String> chosen =
        types.stream().filter(each -> asked.contains(MediaType.bare(each))).toList();
    return chosen.isEmpty() ? types : chosen;
  }
}
