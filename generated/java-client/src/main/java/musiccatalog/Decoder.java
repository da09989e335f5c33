// Made by endpoint-manifest (java-client) from its template Decoder.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Decodes JSON into a type of yours: {@code json -> mapper.readValue(json.toString(), Book.class)}.
 *
 * @param <T> the type
 */
@FunctionalInterface
public interface Decoder<T extends @Nullable Object> {
  /**
   * {@return the decoded value}
   *
   * @param json the value
   * @throws Exception if it cannot be decoded; the call ends with a {@link DecodingException}
   */
  T tryDecode(JsonValue json) throws Exception;

  /**
   * {@return the decoded value}
   *
   * @param json the value
   * @throws JsonException if it cannot be decoded
   */
  default T decode(JsonValue json) {
    try {
      return tryDecode(json);
    } catch (RuntimeException error) {
      throw error;
    } catch (Exception error) {
      throw new JsonException("it cannot be decoded: " + error.getMessage(), error);
    }
  }

  /** {@return a decoder that gives a value as it is} */
  static Decoder<JsonValue> json() {
    return Decoders.JSON;
  }

  /** {@return a decoder of a response without a body} */
  static Decoder<@Nullable Void> nothing() {
    return Decoders.NOTHING;
  }

  /** {@return a decoder of strings} */
  static Decoder<JsonString> text() {
    return Decoders.TEXT;
  }

  /** {@return a decoder of numbers} */
  static Decoder<JsonNumber> number() {
    return Decoders.NUMBER;
  }

  /** {@return a decoder of booleans} */
  static Decoder<JsonBoolean> bool() {
    return Decoders.BOOL;
  }

  /** {@return a decoder of bytes} */
  static Decoder<JsonBytes> bytes() {
    return Decoders.BYTES;
  }

  /** {@return a decoder of objects} */
  static Decoder<JsonObject> object() {
    return Decoders.OBJECT;
  }

  /**
   * {@return a decoder of arrays}
   *
   * @param <I> the type of the items
   * @param item a decoder of the items
   */
  static <I> Decoder<JsonArray<I>> listOf(Decoder<I> item) {
    return json -> new JsonArray<>(json.asArray().jsonItems(), item);
  }

  /**
   * {@return a decoder of arrays in arrays, or in properties}
   *
   * @param <I> the type of the items
   * @param item a decoder of the items
   */
  static <I extends @Nullable Object> Decoder<List<I>> list(Decoder<I> item) {
    return json -> new JsonArray<>(json.asArray().jsonItems(), item).list();
  }

  /**
   * Reads null as null.
   *
   * @param <T> the type of other values
   * @param other reads other values
   * @return the decoder
   */
  static <T> Decoder<@Nullable T> nullable(Decoder<T> other) {
    return json -> json.isNull() ? null : other.tryDecode(json);
  }

  /**
   * Reads an object as a map.
   *
   * @param <V> the type of its values
   * @param value reads a value
   * @return the decoder
   */
  static <V extends @Nullable Object> Decoder<Map<String, V>> map(Decoder<V> value) {
    return json -> {
      Map<String, V> values = new LinkedHashMap<>();
      JsonObject object = json.asObject();
      for (String name : object.names()) values.put(name, value.tryDecode(object.get(name)));
      return Collections.unmodifiableMap(values);
    };
  }
}
