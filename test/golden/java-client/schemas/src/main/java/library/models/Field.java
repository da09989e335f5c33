// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonValue;
import library.OpenEnum;
import org.jspecify.annotations.Nullable;

/**
 * The schema {@code field}.
 *
 * <p>Other values may be received, and are kept.
 */
public final class Field extends OpenEnum {
  /** The value {@code id}. */
  public static final Field ID = new Field("id");

  /** The value {@code title}. */
  public static final Field TITLE = new Field("title");

  /** The value {@code price}. */
  public static final Field PRICE = new Field("price");

  private Field(String value) {
    super(value);
  }

  /**
   * {@return the value of a text}
   *
   * @param value any text
   */
  public static Field of(String value) {
    switch (value) {
      case "id":
        return ID;
      case "title":
        return TITLE;
      case "price":
        return PRICE;
      default:
        return new Field(value);
    }
  }

  /**
   * {@return the value in JSON}
   *
   * @param json a string
   */
  public static Field of(JsonValue json) {
    return of(json.asText());
  }

  /** {@return the known value that this is, for {@code switch}; null if it is another one} */
  public @Nullable Known known() {
    switch (value()) {
      case "id":
        return Known.ID;
      case "title":
        return Known.TITLE;
      case "price":
        return Known.PRICE;
      default:
        return null;
    }
  }

  /** The known values. */
  public enum Known {
    /** The value {@code id}. */
    ID,
    /** The value {@code title}. */
    TITLE,
    /** The value {@code price}. */
    PRICE
  }
}
