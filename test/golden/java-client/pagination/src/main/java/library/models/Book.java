// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;

/** The schema {@code book}. */
public final class Book extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Book(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code title}} */
  public String title() {
    return required("title", text("title"));
  }
}
