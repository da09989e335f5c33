// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;

/**
 * The schema {@code money}.
 *
 * <p>Exactly 2 properties.
 */
public final class Money extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Money(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code amount}} */
  public Long amount() {
    return required("amount", integer("amount"));
  }

  /** {@return the property {@code currency}} */
  public String currency() {
    return required("currency", text("currency"));
  }
}
