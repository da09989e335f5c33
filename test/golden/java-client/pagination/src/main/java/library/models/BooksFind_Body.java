// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The type of {@code body} in {@code books.find}. */
public final class BooksFind_Body extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public BooksFind_Body(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code words}} */
  public List<String> words() {
    return required("words", list("words", JsonValue::asText));
  }

  /** {@return the property {@code start}; null if it is absent or null} */
  public @Nullable Long start() {
    return integer("start");
  }

  /** {@return a builder of a value to send} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return a builder with the properties of this value} */
  public Builder toBuilder() {
    return new Builder().of(this);
  }

  /** Makes values of BooksFind_Body. */
  public static final class Builder extends JsonObject.Builder<Builder> {
    private Builder() {}

    /**
     * The property {@code words}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder words(List<String> value) {
      return set("words", value);
    }

    /**
     * The property {@code start}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder start(long value) {
      return set("start", value);
    }

    /** {@return the value with these properties} */
    public BooksFind_Body build() {
      return new BooksFind_Body(json());
    }
  }
}
