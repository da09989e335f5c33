// Made by endpoint-manifest (java-client) from its template JsonBytes.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.Arrays;
import java.util.Base64;

/** The bytes of a response that is neither JSON nor text. In JSON they are a string of base64. */
public final class JsonBytes implements JsonValue {
  private final byte[] value;

  private JsonBytes(byte[] value) {
    this.value = value;
  }

  /**
   * {@return bytes}
   *
   * @param value the bytes, which are not copied
   */
  public static JsonBytes of(byte[] value) {
    return new JsonBytes(value);
  }

  /** {@return the bytes, which are not copied} */
  public byte[] bytes() {
    return value;
  }

  /** {@return the bytes as base64} */
  @Override
  public String asText() {
    return Base64.getEncoder().encodeToString(value);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JsonBytes && Arrays.equals(((JsonBytes) other).value, value);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(value);
  }

  /** {@return a string of base64, in quotes} */
  @Override
  public String toString() {
    return '"' + asText() + '"';
  }
}
