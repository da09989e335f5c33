package client;

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
