// Made by endpoint-manifest (java-client) from its template Body.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.FileNotFoundException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A request body. Its media type is that of the call if the call names one, or else that of the
 * body, or that of the API description.
 */
public final class Body {
  private final Content content;

  private Body(Content content) {
    this.content = content;
  }

  Content content() {
    return content;
  }

  /**
   * {@return a body of JSON}
   *
   * @param value anything that {@link JsonValue#of} takes
   */
  public static Body json(@Nullable Object value) {
    return new Body(Content.json(JsonValue.of(value)));
  }

  /**
   * {@return a body of text, in UTF-8}
   *
   * @param text the text
   */
  public static Body text(String text) {
    return new Body(Content.of(null, MediaType.TEXT, text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * {@return a body of bytes}
   *
   * @param bytes the bytes, which are not copied
   */
  public static Body bytes(byte[] bytes) {
    return new Body(Content.of(null, null, bytes));
  }

  /**
   * {@return a file as a body, which is read while it is sent}
   *
   * @param file the file
   */
  public static Body file(Path file) {
    return new Body(new Content(null, null, false, false, () -> publisherOf(file), null));
  }

  /**
   * {@return a body that is read while it is sent}
   *
   * @param open opens it for each attempt; the stream is closed when the attempt is over
   */
  public static Body stream(Supplier<? extends InputStream> open) {
    return new Body(new Content(null, null, false, false, () -> publisherOf(open), null));
  }

  /**
   * {@return a body that can be read only once, so that its call is never repeated}
   *
   * @param stream the body, which is read while it is sent
   */
  public static Body once(InputStream stream) {
    return new Body(
        new Content(null, null, false, true, () -> publisherOf(onlyOnce(stream)), null));
  }

  /**
   * {@return a form of media type application/x-www-form-urlencoded}
   *
   * @param fields its fields; an Iterable is a field for each of its items
   */
  public static Body form(Map<String, ?> fields) {
    return new Body(FormWriter.urlEncoded(Form.of(fields), null));
  }

  /**
   * {@return a form of media type multipart/form-data}
   *
   * @param fields its fields; a {@link FilePart} is a file, and an Iterable is a field for each of
   *     its items
   */
  public static Body multipart(Map<String, ?> fields) {
    return new Body(FormWriter.multipart(Form.of(fields), null));
  }

  /**
   * {@return this body with a media type}
   *
   * @param mediaType the media type
   */
  public Body type(String mediaType) {
    Content own = content;
    return new Body(
        new Content(mediaType, null, own.isFixed(), own.isOnce(), own.publisher(), own.json()));
  }

  static BodyPublisher publisherOf(Path file) {
    try {
      return BodyPublishers.ofFile(file);
    } catch (FileNotFoundException error) {
      throw new UncheckedIOException("the file " + file.getFileName() + " cannot be read", error);
    }
  }

  static BodyPublisher publisherOf(Supplier<? extends InputStream> open) {
    return BodyPublishers.ofInputStream(open);
  }

  static Supplier<InputStream> onlyOnce(InputStream stream) {
    AtomicReference<@Nullable InputStream> left = new AtomicReference<>(stream);
    return () -> {
      InputStream found = left.getAndSet(null);
      if (found == null) throw new IllegalStateException("the body can be read only once");
      return found;
    };
  }
}
