// Made by endpoint-manifest (java-client) from its template FilePart.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.io.InputStream;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A file in a multipart body. */
public final class FilePart {
  private final String name;
  private final @Nullable String type;
  private final boolean isOnce;
  private final Supplier<BodyPublisher> publisher;

  private FilePart(
      String name, @Nullable String type, boolean isOnce, Supplier<BodyPublisher> publisher) {
    this.name = name;
    this.type = type;
    this.isOnce = isOnce;
    this.publisher = publisher;
  }

  /**
   * {@return a file that is read while it is sent}
   *
   * @param file the file, whose name is sent
   */
  public static FilePart of(Path file) {
    Path name = file.getFileName();
    return new FilePart(
        name == null ? "blob" : name.toString(), null, false, () -> Body.publisherOf(file));
  }

  /**
   * {@return a file of bytes}
   *
   * @param name its name
   * @param bytes its bytes, which are not copied
   */
  public static FilePart of(String name, byte[] bytes) {
    return new FilePart(name, null, false, () -> BodyPublishers.ofByteArray(bytes));
  }

  /**
   * {@return a file that is read while it is sent}
   *
   * @param name its name
   * @param open opens it for each attempt; the stream is closed when the attempt is over
   */
  public static FilePart of(String name, Supplier<? extends InputStream> open) {
    return new FilePart(name, null, false, () -> Body.publisherOf(open));
  }

  /**
   * {@return a file that can be read only once, so that its call is never repeated}
   *
   * @param name its name
   * @param stream its content, which is read while it is sent
   */
  public static FilePart once(String name, InputStream stream) {
    Supplier<InputStream> open = Body.onlyOnce(stream);
    return new FilePart(name, null, true, () -> Body.publisherOf(open));
  }

  /**
   * {@return this file with a media type, in place of that of the API description}
   *
   * @param mediaType the media type
   */
  public FilePart type(String mediaType) {
    return new FilePart(name, mediaType, isOnce, publisher);
  }

  /**
   * {@return this file with another name}
   *
   * @param fileName the name
   */
  public FilePart name(String fileName) {
    return new FilePart(fileName, type, isOnce, publisher);
  }

  /** Most servers take a part without a file name as no file. */
  String name() {
    return name.isEmpty() ? "blob" : name;
  }

  boolean isOnce() {
    return isOnce;
  }

  BodyPublisher publisher() {
    return publisher.get();
  }

  /** Its media type where it is printable, and else the one that the API description has. */
  String mediaType(@Nullable String said) {
    if (type != null && isPrintable(type)) return type;
    return said == null ? MediaType.BYTES : said;
  }

  private static boolean isPrintable(String type) {
    return !type.isEmpty() && type.chars().allMatch(each -> each >= ' ' && each <= '~');
  }
}
