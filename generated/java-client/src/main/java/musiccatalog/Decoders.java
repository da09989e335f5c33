// Made by endpoint-manifest (java-client) from its template Decoders.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/**
 * The decoders that answers have in common. Classes in place of lambdas: the first lambda of a
 * program costs milliseconds.
 */
final class Decoders {
  static final Decoder<JsonValue> JSON = new AsItIs();
  static final Decoder<@Nullable Void> NOTHING = new Nothing();
  static final Decoder<JsonString> TEXT = new Cast<>(JsonString.class, "string");
  static final Decoder<JsonNumber> NUMBER = new Cast<>(JsonNumber.class, "number");
  static final Decoder<JsonBoolean> BOOL = new Cast<>(JsonBoolean.class, "boolean");
  static final Decoder<JsonBytes> BYTES = new Cast<>(JsonBytes.class, "bytes");
  static final Decoder<JsonObject> OBJECT = new Cast<>(JsonObject.class, "object");

  private Decoders() {}

  private static final class AsItIs implements Decoder<JsonValue> {
    @Override
    public JsonValue tryDecode(JsonValue json) {
      return json;
    }
  }

  private static final class Nothing implements Decoder<@Nullable Void> {
    @Override
    public @Nullable Void tryDecode(JsonValue json) {
      return null;
    }
  }

  private record Cast<T extends JsonValue>(Class<T> type, String name) implements Decoder<T> {
    @Override
    public T tryDecode(JsonValue json) {
      if (!type.isInstance(json)) throw JsonValues.isNo(name, json);
      return type.cast(json);
    }
  }
}
