// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonValue;
import library.OpenEnum;
import org.jspecify.annotations.Nullable;

/** The types in Size. */
public final class Size {
  private Size() {}

  /**
   * The type of {@code string} in {@code Size}.
   *
   * <p>Other values may be received, and are kept.
   */
  public static final class String_ extends OpenEnum {
    /** The value {@code small}. */
    public static final String_ SMALL = new String_("small");

    /** The value {@code large}. */
    public static final String_ LARGE = new String_("large");

    private String_(String value) {
      super(value);
    }

    /**
     * {@return the value of a text}
     *
     * @param value any text
     */
    public static String_ of(String value) {
      switch (value) {
        case "small":
          return SMALL;
        case "large":
          return LARGE;
        default:
          return new String_(value);
      }
    }

    /**
     * {@return the value in JSON}
     *
     * @param json a string
     */
    public static String_ of(JsonValue json) {
      return of(json.asText());
    }

    /** {@return the known value that this is, for {@code switch}; null if it is another one} */
    public @Nullable Known known() {
      switch (value()) {
        case "small":
          return Known.SMALL;
        case "large":
          return Known.LARGE;
        default:
          return null;
      }
    }

    /** The known values. */
    public enum Known {
      /** The value {@code small}. */
      SMALL,
      /** The value {@code large}. */
      LARGE
    }
  }
}
