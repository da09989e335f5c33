// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.Decoder;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * The schema {@code ship}.
 *
 * <p>Properties without an accessor, which {@code get} returns: {@code tonnage}.
 */
public final class Ship extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Ship(JsonValue json) {
    super(json);
  }

  /**
   * The property {@code name}.
   *
   * <p>At least 1 character.
   *
   * @return the value
   */
  public String name() {
    return required("name", text("name"));
  }

  /**
   * The property {@code cargo}.
   *
   * <p>An array whose first 2 items each have a schema of their own.
   *
   * @return the value
   */
  public JsonValue cargo() {
    return required("cargo", view("cargo", Decoder.json()));
  }

  /**
   * The property {@code flag}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Flag flag() {
    return view("flag", Flag::of);
  }

  /**
   * The property {@code papers}.
   *
   * <p>Media type: {@code application/json}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String papers() {
    return text("papers");
  }

  /**
   * The property {@code log}.
   *
   * <p>Media type: {@code application/json}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String log() {
    return text("log");
  }
}
