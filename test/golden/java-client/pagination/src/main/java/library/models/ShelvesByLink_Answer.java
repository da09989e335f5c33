// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;

/**
 * The type of {@code answer} in {@code shelves.by-link}.
 *
 * <p>Properties without an accessor, which {@code get} returns: {@code items}.
 */
public final class ShelvesByLink_Answer extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public ShelvesByLink_Answer(JsonValue json) {
    super(json);
  }
}
