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
   * {@return the property {@code name}}
   *
   * <p>At least 1 character.
   */
  public String name() {
    return required("name", text("name"));
  }

  /**
   * {@return the property {@code cargo}}
   *
   * <p>An array whose first 2 items each have a schema of their own.
   */
  public JsonValue cargo() {
    return required("cargo", view("cargo", Decoder.json()));
  }

  /** {@return the property {@code flag}; null if it is absent or null} */
  public @Nullable Flag flag() {
    return view("flag", Flag::of);
  }

  /**
   * {@return the property {@code papers}; null if it is absent or null}
   *
   * <p>Media type: {@code application/json}.
   */
  public @Nullable String papers() {
    return text("papers");
  }

  /**
   * {@return the property {@code log}; null if it is absent or null}
   *
   * <p>Media type: {@code application/json}.
   */
  public @Nullable String log() {
    return text("log");
  }
}
