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

  /** {@return the property {@code zulu}} */
  public String zulu() {
    return required("zulu", text("zulu"));
  }

  /** {@return the property {@code 10}} */
  public String n10() {
    return required("10", text("10"));
  }

  /** {@return the property {@code 9}; null if it is absent or null} */
  public @Nullable String n9() {
    return text("9");
  }

  /** {@return the property {@code __proto__}; null if it is absent or null} */
  public @Nullable String proto() {
    return text("__proto__");
  }

  /** {@return the property {@code constructor}; null if it is absent or null} */
  public @Nullable String constructor() {
    return text("constructor");
  }

  /** {@return the property {@code toString}; null if it is absent or null} */
  public @Nullable String toString_() {
    return text("toString");
  }

  /** {@return the property ``; null if it is absent or null} */
  public @Nullable String empty() {
    return text("");
  }

  /** {@return the property {@code two words}; null if it is absent or null} */
  public @Nullable String twoWords() {
    return text("two words");
  }

  /** {@return the property {@code alpha}; null if it is absent or null} */
  public @Nullable String alpha() {
    return text("alpha");
  }
}
