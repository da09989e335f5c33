// Made by endpoint-manifest (java-client) from its template JsonArray.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.RandomAccess;
import java.util.stream.Stream;

/**
 * An array of JSON.
 *
 * @param <T> the type of its items
 */
public final class JsonArray<T> implements JsonValue, Iterable<T> {
  private final List<JsonValue> items;
  private final Decoder<T> decoder;
  private final Object[] decoded;

  JsonArray(List<JsonValue> items, Decoder<T> decoder) {
    this.items = items;
    this.decoder = decoder;
    this.decoded = new Object[decoder == Decoders.JSON ? 0 : items.size()];
  }

  static JsonArray<JsonValue> of(List<JsonValue> items) {
    return new JsonArray<>(items, Decoders.JSON);
  }

  /** {@return the number of its items} */
  public int size() {
    return items.size();
  }

  /**
   * {@return an item}
   *
   * @param index its position, from 0
   * @throws JsonException if the item is not of its type
   */
  @SuppressWarnings("unchecked") // Only the decoder puts anything there.
  public T get(int index) {
    JsonValue json = items.get(index);
    if (decoded.length == 0) return decoder.decode(json);
    // Two threads may both decode an item: either will do.
    Object known = decoded[index];
    if (known == null) {
      known = decoder.decode(json);
      decoded[index] = known;
    }
    return (T) known;
  }

  /** {@return its items as a list that cannot be changed} */
  public List<T> list() {
    return new Items();
  }

  /** {@return its items as a stream} */
  public Stream<T> stream() {
    return list().stream();
  }

  @Override
  public Iterator<T> iterator() {
    return list().iterator();
  }

  @Override
  public JsonArray<JsonValue> asArray() {
    return of(items);
  }

  JsonValue json(int index) {
    return items.get(index);
  }

  List<JsonValue> jsonItems() {
    return items;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JsonArray && ((JsonArray<?>) other).items.equals(items);
  }

  @Override
  public int hashCode() {
    return items.hashCode();
  }

  /** {@return its JSON} */
  @Override
  public String toString() {
    return JsonWriter.write(this);
  }

  private final class Items extends AbstractList<T> implements RandomAccess {
    @Override
    public T get(int index) {
      return JsonArray.this.get(index);
    }

    @Override
    public int size() {
      return items.size();
    }
  }
}
