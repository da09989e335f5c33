// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The schema {@code payment}. */
public final class Payment extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Payment(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code card}; null if it is absent or null} */
  public @Nullable String card() {
    return text("card");
  }

  /** {@return the property {@code address}; null if it is absent or null} */
  public @Nullable String address() {
    return text("address");
  }
}
