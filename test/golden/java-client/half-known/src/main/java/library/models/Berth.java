// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import java.util.Map;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * The schema {@code berth}.
 *
 * <p>Properties without an accessor, which {@code get} returns: {@code depths}, {@code lamps}.
 */
public final class Berth extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Berth(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code number}} */
  public Long number() {
    return required("number", integer("number"));
  }

  /** {@return the property {@code state}} */
  public BerthState state() {
    return required("state", view("state", BerthState::of));
  }

  /** {@return the property {@code ships}; null if it is absent or null} */
  public @Nullable List<Ship> ships() {
    return list("ships", Ship::new);
  }

  /** {@return the property {@code buoys}; null if it is absent or null} */
  public @Nullable Map<String, Long> buoys() {
    return map("buoys", JsonValue::asLong);
  }
}
