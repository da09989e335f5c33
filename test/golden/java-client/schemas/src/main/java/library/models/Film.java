// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The schema {@code film}. */
public final class Film extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Film(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code kind}} */
  public String kind() {
    return required("kind", text("kind"));
  }

  /** {@return the property {@code minutes}; null if it is absent or null} */
  public @Nullable Long minutes() {
    return integer("minutes");
  }
}
