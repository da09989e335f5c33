// Made by endpoint-manifest (java-client) from its template JsonObject.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * An object of JSON. Its properties keep their order, also those that no class has an accessor for.
 *
 * <p>Classes of schemas extend it: each is a view of the JSON that came.
 */
public non-sealed class JsonObject implements JsonValue {
  private final Map<String, JsonValue> members;
  private volatile @Nullable Map<String, Object> views;

  JsonObject(Map<String, JsonValue> members) {
    this.members = members;
  }

  /**
   * Makes a view.
   *
   * @param json the object
   * @throws JsonException if it is no object
   */
  protected JsonObject(JsonValue json) {
    this.members = json.asObject().members;
  }

  @Override
  public final JsonObject asObject() {
    return this;
  }

  @Override
  public final JsonValue get(String name) {
    return JsonValue.super.get(name);
  }

  @Override
  public final @Nullable JsonValue find(String name) {
    return members.get(name);
  }

  @Override
  public final boolean has(String name) {
    return members.containsKey(name);
  }

  /** {@return the names of its properties, in their order} */
  public final Set<String> names() {
    return Collections.unmodifiableSet(members.keySet());
  }

  /**
   * {@return the text of a property, or null if it is missing or null}
   *
   * @param name the name of the property
   */
  protected final @Nullable String text(String name) {
    JsonValue found = value(name);
    return found == null ? null : read(name, found, JsonValue::asText);
  }

  /**
   * {@return a property that is a whole number, or null if it is missing or null}
   *
   * @param name the name of the property
   */
  protected final @Nullable Long integer(String name) {
    JsonValue found = value(name);
    return found == null ? null : read(name, found, JsonValue::asLong);
  }

  /**
   * {@return a property that is a whole number of 32 bits, or null if it is missing or null}
   *
   * @param name the name of the property
   */
  protected final @Nullable Integer int32(String name) {
    JsonValue found = value(name);
    return found == null ? null : read(name, found, JsonValue::asInt);
  }

  /**
   * {@return a property that is a number, or null if it is missing or null}
   *
   * @param name the name of the property
   */
  protected final @Nullable Double number(String name) {
    JsonValue found = value(name);
    return found == null ? null : read(name, found, JsonValue::asDouble);
  }

  /**
   * {@return a property that is a number, with all of its digits, or null if it is missing or null}
   *
   * @param name the name of the property
   */
  protected final @Nullable BigDecimal decimal(String name) {
    JsonValue found = value(name);
    return found == null ? null : read(name, found, JsonValue::asDecimal);
  }

  /**
   * {@return a property that is a boolean, or null if it is missing or null}
   *
   * @param name the name of the property
   */
  protected final @Nullable Boolean bool(String name) {
    JsonValue found = value(name);
    return found == null ? null : read(name, found, JsonValue::asBoolean);
  }

  /**
   * {@return a property, decoded once, or null if it is missing or null}
   *
   * @param <T> the type of the property
   * @param name the name of the property
   * @param decoder what decodes it
   */
  @SuppressWarnings("unchecked") // Each name has one decoder.
  protected final <T> @Nullable T view(String name, Decoder<T> decoder) {
    Map<String, Object> known = views;
    Object made = known == null ? null : known.get(name);
    if (made != null) return (T) made;
    JsonValue found = value(name);
    if (found == null) return null;
    T value = read(name, found, decoder);
    if (known == null) {
      known = new ConcurrentHashMap<>();
      views = known;
    }
    known.put(name, value);
    return value;
  }

  /**
   * {@return the items of a property that is an array, or null if it is missing or null}
   *
   * @param <T> the type of the items
   * @param name the name of the property
   * @param item what decodes an item
   */
  protected final <T extends @Nullable Object> @Nullable List<T> list(
      String name, Decoder<T> item) {
    return view(name, Decoder.list(item));
  }

  /**
   * {@return the values of a property that is an object, or null if it is missing or null}
   *
   * @param <T> the type of the values
   * @param name the name of the property
   * @param value what decodes a value
   */
  protected final <T extends @Nullable Object> @Nullable Map<String, T> map(
      String name, Decoder<T> value) {
    return view(name, json -> json.asObject().others(value));
  }

  /**
   * {@return the properties that have no accessor}
   *
   * @param <T> the type of the values
   * @param value what decodes a value
   * @param known the names of those that have one
   */
  protected final <T extends @Nullable Object> Map<String, T> others(
      Decoder<T> value, String... known) {
    Map<String, T> others = new LinkedHashMap<>();
    List<String> own = Arrays.asList(known);
    members.forEach(
        (name, json) -> {
          if (!own.contains(name)) others.put(name, read(name, json, value));
        });
    return Collections.unmodifiableMap(others);
  }

  /**
   * {@return a property that is always there}
   *
   * @param <T> the type of the property
   * @param name the name of the property
   * @param value its value
   * @throws JsonException if it is missing or null
   */
  protected final <T> T required(String name, @Nullable T value) {
    if (value == null) {
      String state = members.containsKey(name) ? "null" : "missing";
      throw new JsonException("the property \"" + name + "\" is " + state);
    }
    return value;
  }

  /**
   * {@return the tag that tells an object of a union, or an empty text if there is none}
   *
   * @param json the object
   * @param name the name of the property with the tag
   */
  protected static String tagOf(JsonValue json, String name) {
    JsonValue tag = json instanceof JsonObject ? json.find(name) : null;
    if (tag instanceof JsonString) return tag.asText();
    return tag instanceof JsonNumber || tag instanceof JsonBoolean ? tag.toString() : "";
  }

  private @Nullable JsonValue value(String name) {
    JsonValue found = members.get(name);
    return found == null || found.isNull() ? null : found;
  }

  private static <T extends @Nullable Object> T read(
      String name, JsonValue json, Decoder<T> decoder) {
    try {
      return decoder.decode(json);
    } catch (JsonException error) {
      throw new JsonException("property \"" + name + "\": " + error.getMessage(), error);
    }
  }

  Map<String, JsonValue> members() {
    return members;
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof JsonObject && ((JsonObject) other).members.equals(members);
  }

  @Override
  public final int hashCode() {
    return members.hashCode();
  }

  /** {@return its JSON} */
  @Override
  public final String toString() {
    return JsonWriter.write(this);
  }

  /**
   * Makes an object.
   *
   * @param <B> the class of the builder
   */
  public abstract static class Builder<B extends Builder<B>> {
    private final Map<String, JsonValue> members = new LinkedHashMap<>();

    /** Makes a builder without properties. */
    protected Builder() {}

    /**
     * Sets a property that has no method of its own.
     *
     * @param name its name on the wire
     * @param value its value; null is sent as null
     * @return this
     */
    public final B property(String name, @Nullable Object value) {
      return set(name, value);
    }

    /**
     * Takes over the properties of an object.
     *
     * @param object the object
     * @return this
     */
    public final B of(JsonObject object) {
      members.putAll(object.members);
      return self();
    }

    /**
     * Sets a property.
     *
     * @param name its name on the wire
     * @param value its value; null is sent as null
     * @return this
     */
    protected final B set(String name, @Nullable Object value) {
      members.put(name, JsonValue.of(value));
      return self();
    }

    /** {@return the object that is made} */
    protected final JsonObject json() {
      return new JsonObject(new LinkedHashMap<>(members));
    }

    @SuppressWarnings("unchecked") // Each builder extends Builder of itself.
    private B self() {
      return (B) this;
    }
  }
}
