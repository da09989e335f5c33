// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;

/**
 * The schema {@code problem}.
 *
 * <p>What went wrong.
 */
public final class Problem extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Problem(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code status}} */
  public Long status() {
    return required("status", integer("status"));
  }

  /** {@return the property {@code message}} */
  public String message() {
    return required("message", text("message"));
  }
}
