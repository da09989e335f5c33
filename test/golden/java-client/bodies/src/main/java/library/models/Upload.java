// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.Decoder;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * The schema {@code upload}.
 *
 * <p>What is sent with a book. Bytes are marked in each way that there is.
 */
public final class Upload extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Upload(JsonValue json) {
    super(json);
  }

  /**
   * The property {@code title}.
   *
   * @return the value
   */
  public String title() {
    return required("title", text("title"));
  }

  /**
   * The property {@code text}.
   *
   * <p>The text.
   *
   * <p>Format: {@code binary}.
   *
   * @return the value
   */
  public String text() {
    return required("text", text("text"));
  }

  /**
   * The property {@code cover}.
   *
   * <p>Media type: {@code image/png}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String cover() {
    return text("cover");
  }

  /**
   * The property {@code pages}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable List<String> pages() {
    return list("pages", JsonValue::asText);
  }

  /**
   * The property {@code index}.
   *
   * <p>Any JSON value: what is said holds for values of one type only.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable JsonValue index() {
    return view("index", Decoder.json());
  }

  /**
   * The property {@code sample}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String sample() {
    return text("sample");
  }

  /**
   * The property {@code signature}.
   *
   * <p>Encoding: {@code base64}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String signature() {
    return text("signature");
  }

  /**
   * The property {@code book}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Book book() {
    return view("book", Book::new);
  }

  /**
   * The property {@code tags}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable List<String> tags() {
    return list("tags", JsonValue::asText);
  }
}
