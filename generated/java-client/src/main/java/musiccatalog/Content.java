// Made by endpoint-manifest (java-client) from its template Content.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of a request body.
 *
 * @param ownType the media type that it has of itself
 * @param usualType the media type that it has where nobody says any
 * @param isFixed whether no other than its own type is right: only the body knows its boundary
 * @param isOnce whether it can be sent only once, so that its call is never repeated
 * @param publisher gives the bytes for an attempt
 * @param json the body as JSON, where pages have their position in it
 */
record Content(
    @Nullable String ownType,
    @Nullable String usualType,
    boolean isFixed,
    boolean isOnce,
    Supplier<BodyPublisher> publisher,
    @Nullable JsonValue json) {

  static Content of(@Nullable String ownType, @Nullable String usualType, byte[] bytes) {
    return new Content(
        ownType, usualType, false, false, () -> BodyPublishers.ofByteArray(bytes), null);
  }

  static Content json(JsonValue value) {
    byte[] bytes = value.toString().getBytes(StandardCharsets.UTF_8);
    return new Content(
        null, MediaType.JSON, false, false, () -> BodyPublishers.ofByteArray(bytes), value);
  }
}
