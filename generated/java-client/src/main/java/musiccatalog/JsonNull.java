// Made by endpoint-manifest (java-client) from its template JsonNull.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The null of JSON. */
public final class JsonNull implements JsonValue {
  /** The only one. */
  public static final JsonNull INSTANCE = new JsonNull();

  private JsonNull() {}

  @Override
  public boolean isNull() {
    return true;
  }

  /** {@return its JSON} */
  @Override
  public String toString() {
    return "null";
  }
}
