// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.Decoder;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * The schema {@code special-book}.
 *
 * <p>Properties without an accessor, which {@code get} returns: {@code extras}.
 */
public final class SpecialBook extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public SpecialBook(JsonValue json) {
    super(json);
  }

  /**
   * The property {@code id}.
   *
   * <p>Pattern: `^[0-9]{13}$`.
   *
   * @return the value
   */
  public String id() {
    return required("id", text("id"));
  }

  /**
   * The property {@code title}.
   *
   * <p>1 to 200 characters.
   *
   * @return the value
   */
  public String title() {
    return required("title", text("title"));
  }

  /**
   * The property {@code subtitle}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String subtitle() {
    return text("subtitle");
  }

  /**
   * The property {@code pages}.
   *
   * <p>At least 1, below 100000. Format: {@code int32}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Long pages() {
    return integer("pages");
  }

  /**
   * The property {@code price}.
   *
   * <p>Without tax.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Money price() {
    return view("price", Money::new);
  }

  /**
   * The property {@code weight}.
   *
   * <p>Above 0, at most 99.5, a multiple of 0.5.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Double weight() {
    return number("weight");
  }

  /**
   * The property {@code available}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Boolean available() {
    return bool("available");
  }

  /**
   * The property {@code binding}.
   *
   * <p>Any JSON value: its values are of several types.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable JsonValue binding() {
    return view("binding", Decoder.json());
  }

  /**
   * The property {@code kind}.
   *
   * <p>Always "book".
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String kind() {
    return text("kind");
  }

  /**
   * The property {@code cover}.
   *
   * <p>Encoding: {@code base64}. Media type: {@code image/jpeg}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String cover() {
    return text("cover");
  }

  /**
   * The property {@code note}.
   *
   * <p>Media type: {@code application/json}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String note() {
    return text("note");
  }

  /**
   * The property {@code anything}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable JsonValue anything() {
    return view("anything", Decoder.json());
  }

  /**
   * The property {@code edition}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Long edition() {
    return integer("edition");
  }

  /**
   * The property {@code form}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String form() {
    return text("form");
  }
}
