// Made by endpoint-manifest (java-client) from its template JsonValue.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;

/**
 * A value of JSON (RFC 8259), or the bytes of a response of another media type. It never changes.
 *
 * <p>{@link Object#toString toString} gives its JSON, so that any other library can read it.
 */
public sealed interface JsonValue
    permits JsonArray, JsonBoolean, JsonBytes, JsonNull, JsonNumber, JsonObject, JsonString {

  /**
   * Reads a text of JSON.
   *
   * @param text the text
   * @return its value
   * @throws JsonException if it is no JSON, or is nested more than 512 levels deep
   */
  static JsonValue parse(String text) {
    return new JsonReader(text).read();
  }

  /**
   * Makes a value of a Java object: null, a String, Boolean, Number, Map, Iterable, array, {@link
   * OpenEnum}, date or time.
   *
   * @param value the object
   * @return its value
   * @throws IllegalArgumentException if there is no JSON for it
   */
  static JsonValue of(@Nullable Object value) {
    return JsonValues.of(value);
  }

  /**
   * {@return a property of an object}
   *
   * @param name the name of the property
   * @throws JsonException if this is no object, or has no such property
   */
  default JsonValue get(String name) {
    JsonValue found = asObject().find(name);
    if (found == null) throw new JsonException("there is no property \"" + name + "\"");
    return found;
  }

  /**
   * {@return a property of an object, or null if it has no such property}
   *
   * @param name the name of the property
   * @throws JsonException if this is no object
   */
  default @Nullable JsonValue find(String name) {
    return asObject().find(name);
  }

  /**
   * {@return whether this is an object with a property of this name}
   *
   * @param name the name of the property
   */
  default boolean has(String name) {
    return false;
  }

  /**
   * {@return an item of an array}
   *
   * @param index the position of the item, from 0
   * @throws JsonException if this is no array, or has no such item
   */
  default JsonValue at(int index) {
    JsonArray<?> array = asArray();
    if (index < 0 || index >= array.size()) throw new JsonException("there is no item " + index);
    return array.json(index);
  }

  /** {@return whether this is null} */
  default boolean isNull() {
    return false;
  }

  /**
   * {@return the text of a string}
   *
   * @throws JsonException if this is no string
   */
  default String asText() {
    throw JsonValues.isNo("string", this);
  }

  /**
   * {@return a number as an {@code int}}
   *
   * @throws JsonException if this is no number, or has a fraction, or is out of range
   */
  default int asInt() {
    long value = asLong();
    if (value != (int) value) throw new JsonException(value + " is out of the range of int");
    return (int) value;
  }

  /**
   * {@return a number as a {@code long}}
   *
   * @throws JsonException if this is no number, or has a fraction, or is out of range
   */
  default long asLong() {
    throw JsonValues.isNo("number", this);
  }

  /**
   * {@return a number as the nearest {@code double}}
   *
   * @throws JsonException if this is no number
   */
  default double asDouble() {
    throw JsonValues.isNo("number", this);
  }

  /**
   * {@return a number with all of its digits}
   *
   * @throws JsonException if this is no number
   */
  default BigDecimal asDecimal() {
    throw JsonValues.isNo("number", this);
  }

  /**
   * {@return a boolean}
   *
   * @throws JsonException if this is no boolean
   */
  default boolean asBoolean() {
    throw JsonValues.isNo("boolean", this);
  }

  /**
   * {@return a string as a time with its offset (RFC 3339)}
   *
   * @throws JsonException if this is no such string
   */
  default OffsetDateTime asDateTime() {
    String text = asText();
    try {
      return OffsetDateTime.parse(text);
    } catch (DateTimeParseException error) {
      throw new JsonException("it is no time with an offset: \"" + text + "\"", error);
    }
  }

  /**
   * {@return a string as a day (RFC 3339)}
   *
   * @throws JsonException if this is no such string
   */
  default LocalDate asDate() {
    String text = asText();
    try {
      return LocalDate.parse(text);
    } catch (DateTimeParseException error) {
      throw new JsonException("it is no day: \"" + text + "\"", error);
    }
  }

  /**
   * {@return this object}
   *
   * @throws JsonException if this is no object
   */
  default JsonObject asObject() {
    throw JsonValues.isNo("object", this);
  }

  /**
   * {@return this array, with its items as they are}
   *
   * @throws JsonException if this is no array
   */
  default JsonArray<JsonValue> asArray() {
    throw JsonValues.isNo("array", this);
  }

  /**
   * {@return this value, decoded}
   *
   * @param <T> the type that it is decoded into
   * @param decoder what decodes it
   */
  default <T> T as(Decoder<T> decoder) {
    return decoder.decode(this);
  }
}
