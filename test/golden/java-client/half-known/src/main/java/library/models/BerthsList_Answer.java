// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.JsonObject;
import library.JsonValue;

/**
 * The type of {@code answer} in {@code berths.list}.
 *
 * <p>Properties without an accessor, which {@code get} returns: {@code total}.
 */
public final class BerthsList_Answer extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public BerthsList_Answer(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code berths}} */
  public List<Berth> berths() {
    return required("berths", list("berths", Berth::new));
  }
}
