// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The schema {@code by-country}. */
public final class ByCountry extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public ByCountry(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code country}; null if it is absent or null} */
  public @Nullable String country() {
    return text("country");
  }

  /** {@return the property {@code state}; null if it is absent or null} */
  public @Nullable String state() {
    return text("state");
  }
}
