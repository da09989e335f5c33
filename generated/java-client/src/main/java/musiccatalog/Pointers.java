// Made by endpoint-manifest (java-client) from its template Pointers.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/** JSON Pointers (RFC 6901). */
final class Pointers {
  private Pointers() {}

  /** The value that a pointer leads to; null where it leads nowhere. */
  static @Nullable JsonValue at(@Nullable JsonValue value, String pointer) {
    JsonValue found = value;
    if (pointer.isEmpty()) return found;
    String[] tokens = pointer.split("/", -1);
    for (int index = 1; index < tokens.length && found != null; index++) {
      String name = tokens[index].replace("~1", "/").replace("~0", "~");
      found = step(found, name);
    }
    return found;
  }

  private static @Nullable JsonValue step(JsonValue value, String name) {
    if (value instanceof JsonObject) return value.find(name);
    if (!(value instanceof JsonArray) || !name.matches("0|[1-9]\\d{0,8}")) return null;
    int index = Integer.parseInt(name);
    JsonArray<?> array = (JsonArray<?>) value;
    return index < array.size() ? array.json(index) : null;
  }
}
