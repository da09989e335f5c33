// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;

/** The schema {@code record}. */
public final class Record_ extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Record_(JsonValue json) {
    super(json);
  }

  /**
   * {@return the property {@code kind}}
   *
   * <p>Always "record".
   */
  public String kind() {
    return required("kind", text("kind"));
  }
}
