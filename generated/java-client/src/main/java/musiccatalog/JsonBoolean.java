// Made by endpoint-manifest (java-client) from its template JsonBoolean.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** A boolean of JSON. */
public final class JsonBoolean implements JsonValue {
  /** The value true. */
  public static final JsonBoolean TRUE = new JsonBoolean(true);

  /** The value false. */
  public static final JsonBoolean FALSE = new JsonBoolean(false);

  private final boolean value;

  private JsonBoolean(boolean value) {
    this.value = value;
  }

  /**
   * {@return a boolean}
   *
   * @param value its value
   */
  public static JsonBoolean of(boolean value) {
    return value ? TRUE : FALSE;
  }

  @Override
  public boolean asBoolean() {
    return value;
  }

  /** {@return its JSON} */
  @Override
  public String toString() {
    return String.valueOf(value);
  }
}
