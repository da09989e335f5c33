// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The schema {@code cursors}. */
public final class Cursors extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Cursors(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code more}; null if it is absent or null} */
  public @Nullable Boolean more() {
    return bool("more");
  }

  /** {@return the property {@code cursors}; null if it is absent or null} */
  public Cursors.@Nullable Cursors_ cursors() {
    return view("cursors", Cursors.Cursors_::new);
  }

  /** The type of {@code cursors} in {@code Cursors}. */
  public static final class Cursors_ extends JsonObject {
    /**
     * Views JSON as this type.
     *
     * @param json an object
     * @throws library.JsonException if it is no object
     */
    public Cursors_(JsonValue json) {
      super(json);
    }

    /** {@return the property {@code after}; null if it is absent or null} */
    public @Nullable String after() {
      return text("after");
    }
  }
}
