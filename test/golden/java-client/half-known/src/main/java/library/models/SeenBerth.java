// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;
import library.OpenEnum;
import org.jspecify.annotations.Nullable;

/** The schema {@code seen-berth}. */
public final class SeenBerth extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public SeenBerth(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code number}; null if it is absent or null} */
  public @Nullable Long number() {
    return integer("number");
  }

  /** {@return the property {@code colour}; null if it is absent or null} */
  public SeenBerth.@Nullable Colour colour() {
    return view("colour", SeenBerth.Colour::of);
  }

  /**
   * The type of {@code colour} in {@code SeenBerth}.
   *
   * <p>Other values may be received, and are kept.
   */
  public static final class Colour extends OpenEnum {
    /** The value {@code red}. */
    public static final Colour RED = new Colour("red");

    private Colour(String value) {
      super(value);
    }

    /**
     * {@return the value of a text}
     *
     * @param value any text
     */
    public static Colour of(String value) {
      switch (value) {
        case "red":
          return RED;
        default:
          return new Colour(value);
      }
    }

    /**
     * {@return the value in JSON}
     *
     * @param json a string
     */
    public static Colour of(JsonValue json) {
      return of(json.asText());
    }

    /** {@return the known value that this is, for {@code switch}; null if it is another one} */
    public @Nullable Known known() {
      switch (value()) {
        case "red":
          return Known.RED;
        default:
          return null;
      }
    }

    /** The known values. */
    public enum Known {
      /** The value {@code red}. */
      RED
    }
  }
}
