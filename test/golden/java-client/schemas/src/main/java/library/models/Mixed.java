// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.Map;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The schema {@code mixed}. */
public final class Mixed extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Mixed(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code size}; null if it is absent or null} */
  public @Nullable Long size() {
    return integer("size");
  }

  /** {@return the property {@code name}} */
  public String name() {
    return required("name", text("name"));
  }

  /** {@return the properties that have no accessor, by their names} */
  public Map<String, Boolean> others() {
    return others(JsonValue::asBoolean, "size", "name");
  }
}
