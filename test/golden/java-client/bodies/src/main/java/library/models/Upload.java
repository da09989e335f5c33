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

  /** {@return the property {@code title}} */
  public String title() {
    return required("title", text("title"));
  }

  /**
   * {@return the property {@code text}}
   *
   * <p>The text.
   *
   * <p>Format: {@code binary}.
   */
  public String text() {
    return required("text", text("text"));
  }

  /**
   * {@return the property {@code cover}; null if it is absent or null}
   *
   * <p>Media type: {@code image/png}.
   */
  public @Nullable String cover() {
    return text("cover");
  }

  /** {@return the property {@code pages}; null if it is absent or null} */
  public @Nullable List<String> pages() {
    return list("pages", JsonValue::asText);
  }

  /**
   * {@return the property {@code index}; null if it is absent or null}
   *
   * <p>Any JSON value: what is said holds for values of one type only.
   */
  public @Nullable JsonValue index() {
    return view("index", Decoder.json());
  }

  /** {@return the property {@code sample}; null if it is absent or null} */
  public @Nullable String sample() {
    return text("sample");
  }

  /**
   * {@return the property {@code signature}; null if it is absent or null}
   *
   * <p>Encoding: {@code base64}.
   */
  public @Nullable String signature() {
    return text("signature");
  }

  /** {@return the property {@code book}; null if it is absent or null} */
  public @Nullable Book book() {
    return view("book", Book::new);
  }

  /** {@return the property {@code tags}; null if it is absent or null} */
  public @Nullable List<String> tags() {
    return list("tags", JsonValue::asText);
  }
}
