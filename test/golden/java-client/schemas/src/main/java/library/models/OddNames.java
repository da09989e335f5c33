// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The schema {@code odd-names}. */
public final class OddNames extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public OddNames(JsonValue json) {
    super(json);
  }

  /**
   * The property {@code zulu}.
   *
   * @return the value
   */
  public String zulu() {
    return required("zulu", text("zulu"));
  }

  /**
   * The property {@code 10}.
   *
   * @return the value
   */
  public String n10() {
    return required("10", text("10"));
  }

  /**
   * The property {@code 9}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String n9() {
    return text("9");
  }

  /**
   * The property {@code __proto__}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String proto() {
    return text("__proto__");
  }

  /**
   * The property {@code constructor}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String constructor() {
    return text("constructor");
  }

  /**
   * The property {@code toString}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String toString_() {
    return text("toString");
  }

  /**
   * The property ``.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String empty() {
    return text("");
  }

  /**
   * The property {@code two words}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String twoWords() {
    return text("two words");
  }

  /**
   * The property {@code alpha}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String alpha() {
    return text("alpha");
  }
}
