// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.Decoder;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * The schema {@code book}.
 *
 * <p>Book
 *
 * <p>A book of the library.
 *
 * <p>Properties without an accessor, which {@code get} returns: {@code extras}.
 */
public final class Book extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Book(JsonValue json) {
    super(json);
  }

  /**
   * {@return the property {@code id}}
   *
   * <p>Pattern: `^[0-9]{13}$`.
   */
  public String id() {
    return required("id", text("id"));
  }

  /**
   * {@return the property {@code title}}
   *
   * <p>1 to 200 characters.
   */
  public String title() {
    return required("title", text("title"));
  }

  /** {@return the property {@code subtitle}; null if it is absent or null} */
  public @Nullable String subtitle() {
    return text("subtitle");
  }

  /**
   * {@return the property {@code pages}; null if it is absent or null}
   *
   * <p>At least 1, below 100000. Format: {@code int32}.
   */
  public @Nullable Long pages() {
    return integer("pages");
  }

  /**
   * {@return the property {@code price}; null if it is absent or null}
   *
   * <p>Without tax.
   */
  public @Nullable Money price() {
    return view("price", Money::new);
  }

  /**
   * {@return the property {@code weight}; null if it is absent or null}
   *
   * <p>Above 0, at most 99.5, a multiple of 0.5.
   */
  public @Nullable Double weight() {
    return number("weight");
  }

  /** {@return the property {@code available}; null if it is absent or null} */
  public @Nullable Boolean available() {
    return bool("available");
  }

  /**
   * {@return the property {@code binding}; null if it is absent or null}
   *
   * <p>Any JSON value: its values are of several types.
   */
  public @Nullable JsonValue binding() {
    return view("binding", Decoder.json());
  }

  /**
   * {@return the property {@code kind}; null if it is absent or null}
   *
   * <p>Always "book".
   */
  public @Nullable String kind() {
    return text("kind");
  }

  /**
   * {@return the property {@code cover}; null if it is absent or null}
   *
   * <p>Encoding: {@code base64}. Media type: {@code image/jpeg}.
   */
  public @Nullable String cover() {
    return text("cover");
  }

  /**
   * {@return the property {@code note}; null if it is absent or null}
   *
   * <p>Media type: {@code application/json}.
   */
  public @Nullable String note() {
    return text("note");
  }

  /** {@return the property {@code anything}; null if it is absent or null} */
  public @Nullable JsonValue anything() {
    return view("anything", Decoder.json());
  }
}
