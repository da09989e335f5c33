// Made by endpoint-manifest (java-client) from its template JsonString.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** A string of JSON, or the text of a response of a text media type. */
public final class JsonString implements JsonValue {
  private final String value;

  private JsonString(String value) {
    this.value = value;
  }

  /**
   * {@return a string}
   *
   * @param value its text
   */
  public static JsonString of(String value) {
    return new JsonString(value);
  }

  @Override
  public String asText() {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JsonString && ((JsonString) other).value.equals(value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  /** {@return its JSON, in quotes} */
  @Override
  public String toString() {
    return JsonWriter.write(this);
  }
}
