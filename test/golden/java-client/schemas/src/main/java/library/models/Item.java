// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;

/**
 * The schema {@code item}.
 *
 * <p>The property {@code kind} tells its variants apart.
 */
public abstract sealed class Item extends JsonObject {
  private Item(JsonValue json) {
    super(json);
  }

  /**
   * Views JSON as the variant that its property {@code kind} names.
   *
   * @param json an object
   * @return the variant; {@code Unknown} if it is none of these
   */
  public static Item of(JsonValue json) {
    switch (tagOf(json, "kind")) {
      case "motion-picture":
        return new OfFilm(json);
      case "record":
        return new OfRecord_(json);
      default:
        return new Unknown(json);
    }
  }

  /** The variant whose tag is {@code motion-picture}. */
  public static final class OfFilm extends Item {
    private OfFilm(JsonValue json) {
      super(json);
    }

    /** {@return the object as its own type: a view of the same JSON} */
    public Film value() {
      return new Film(this);
    }
  }

  /** The variant whose tag is {@code record}. */
  public static final class OfRecord_ extends Item {
    private OfRecord_(JsonValue json) {
      super(json);
    }

    /** {@return the object as its own type: a view of the same JSON} */
    public Record_ value() {
      return new Record_(this);
    }
  }

  /** An object of no known variant. */
  public static final class Unknown extends Item {
    private Unknown(JsonValue json) {
      super(json);
    }
  }
}
