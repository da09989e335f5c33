// Made by endpoint-manifest (java-client) from its template Form.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of a form. */
public class Form {
  private final Map<String, Object> fields;

  /**
   * Makes a form.
   *
   * @param builder what has its fields
   */
  protected Form(Builder<?> builder) {
    fields = new LinkedHashMap<>(builder.fields);
  }

  private Form(Map<String, Object> fields) {
    this.fields = fields;
  }

  static Form of(Map<String, ?> given) {
    Map<String, Object> fields = new LinkedHashMap<>();
    given.forEach((name, value) -> fields.put(name, valueOf(value)));
    return new Form(fields);
  }

  /** Each is a JsonValue, or a list of files. */
  Map<String, Object> fields() {
    return fields;
  }

  private static Object valueOf(@Nullable Object value) {
    if (value instanceof FilePart) return List.of(value);
    if (value instanceof Iterable && !(value instanceof JsonValue)) {
      List<Object> items = new ArrayList<>();
      ((Iterable<?>) value).forEach(items::add);
      boolean areFiles = !items.isEmpty() && items.stream().allMatch(FilePart.class::isInstance);
      return areFiles ? items : JsonValue.of(items);
    }
    return JsonValue.of(value);
  }

  /** {@return the names of its fields} */
  @Override
  public String toString() {
    return "Form" + fields.keySet();
  }

  /**
   * Makes a form.
   *
   * @param <B> the class of the builder
   */
  public abstract static class Builder<B extends Builder<B>> {
    private final Map<String, Object> fields = new LinkedHashMap<>();

    /** Makes a builder without fields. */
    protected Builder() {}

    /**
     * Sets a field that has no method of its own.
     *
     * @param name its name on the wire
     * @param value its value; a {@link FilePart} is a file
     * @return this
     */
    public final B property(String name, Object value) {
      return set(name, value);
    }

    /**
     * Sets a field.
     *
     * @param name its name on the wire
     * @param value its value; null removes the field
     * @return this
     */
    protected final B set(String name, @Nullable Object value) {
      if (value == null) {
        fields.remove(name);
      } else {
        fields.put(name, valueOf(value));
      }
      return self();
    }

    @SuppressWarnings("unchecked") // Each builder extends Builder of itself.
    private B self() {
      return (B) this;
    }
  }
}
