// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;

/**
 * The schema {@code tug}.
 *
 * <p>Properties without an accessor, which {@code get} returns: {@code power}.
 */
public final class Tug extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Tug(JsonValue json) {
    super(json);
  }

  /**
   * {@return the property {@code kind}}
   *
   * <p>Always "tug".
   */
  public String kind() {
    return required("kind", text("kind"));
  }
}
