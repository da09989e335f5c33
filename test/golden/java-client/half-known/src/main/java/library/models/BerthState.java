// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonValue;
import library.OpenEnum;
import org.jspecify.annotations.Nullable;

/**
 * The schema {@code berth-state}.
 *
 * <p>Other values may be received, and are kept.
 */
public final class BerthState extends OpenEnum {
  /** The value {@code free}. */
  public static final BerthState FREE = new BerthState("free");

  /** The value {@code taken}. */
  public static final BerthState TAKEN = new BerthState("taken");

  private BerthState(String value) {
    super(value);
  }

  /**
   * {@return the value of a text}
   *
   * @param value any text
   */
  public static BerthState of(String value) {
    switch (value) {
      case "free":
        return FREE;
      case "taken":
        return TAKEN;
      default:
        return new BerthState(value);
    }
  }

  /**
   * {@return the value in JSON}
   *
   * @param json a string
   */
  public static BerthState of(JsonValue json) {
    return of(json.asText());
  }

  /** {@return the known value that this is, for {@code switch}; null if it is another one} */
  public @Nullable Known known() {
    switch (value()) {
      case "free":
        return Known.FREE;
      case "taken":
        return Known.TAKEN;
      default:
        return null;
    }
  }

  /** The known values. */
  public enum Known {
    /** The value {@code free}. */
    FREE,
    /** The value {@code taken}. */
    TAKEN
  }
}
