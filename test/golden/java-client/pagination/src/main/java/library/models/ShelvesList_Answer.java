// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.JsonObject;
import library.JsonValue;
import library.OpenEnum;
import org.jspecify.annotations.Nullable;

/** The type of {@code answer} in {@code shelves.list}. */
public final class ShelvesList_Answer extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public ShelvesList_Answer(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code data}} */
  public List<ShelvesList_Answer.Data_Item> data() {
    return required("data", list("data", ShelvesList_Answer.Data_Item::of));
  }

  /**
   * The type of {@code answer.data.item} in {@code shelves.list}.
   *
   * <p>Other values may be received, and are kept.
   */
  public static final class Data_Item extends OpenEnum {
    /** The value {@code history}. */
    public static final Data_Item HISTORY = new Data_Item("history");

    /** The value {@code travel}. */
    public static final Data_Item TRAVEL = new Data_Item("travel");

    private Data_Item(String value) {
      super(value);
    }

    /**
     * {@return the value of a text}
     *
     * @param value any text
     */
    public static Data_Item of(String value) {
      switch (value) {
        case "history":
          return HISTORY;
        case "travel":
          return TRAVEL;
        default:
          return new Data_Item(value);
      }
    }

    /**
     * {@return the value in JSON}
     *
     * @param json a string
     */
    public static Data_Item of(JsonValue json) {
      return of(json.asText());
    }

    /** {@return the known value that this is, for {@code switch}; null if it is another one} */
    public @Nullable Known known() {
      switch (value()) {
        case "history":
          return Known.HISTORY;
        case "travel":
          return Known.TRAVEL;
        default:
          return null;
      }
    }

    /** The known values. */
    public enum Known {
      /** The value {@code history}. */
      HISTORY,
      /** The value {@code travel}. */
      TRAVEL
    }
  }
}
