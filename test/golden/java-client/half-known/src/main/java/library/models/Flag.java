// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonValue;
import library.OpenEnum;
import org.jspecify.annotations.Nullable;

/**
 * The schema {@code flag}.
 *
 * <p>Other values may be received, and are kept.
 */
public final class Flag extends OpenEnum {
  /** The value {@code red}. */
  public static final Flag RED = new Flag("red");

  /** The value {@code green}. */
  public static final Flag GREEN = new Flag("green");

  private Flag(String value) {
    super(value);
  }

  /**
   * {@return the value of a text}
   *
   * @param value any text
   */
  public static Flag of(String value) {
    switch (value) {
      case "red":
        return RED;
      case "green":
        return GREEN;
      default:
        return new Flag(value);
    }
  }

  /**
   * {@return the value in JSON}
   *
   * @param json a string
   */
  public static Flag of(JsonValue json) {
    return of(json.asText());
  }

  /** {@return the known value that this is, for {@code switch}; null if it is another one} */
  public @Nullable Known known() {
    switch (value()) {
      case "red":
        return Known.RED;
      case "green":
        return Known.GREEN;
      default:
        return null;
    }
  }

  /** The known values. */
  public enum Known {
    /** The value {@code red}. */
    RED,
    /** The value {@code green}. */
    GREEN
  }
}
