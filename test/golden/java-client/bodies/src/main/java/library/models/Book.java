// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;

/** The schema {@code book}. */
public final class Book extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Book(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code title}} */
  public String title() {
    return required("title", text("title"));
  }

  /** {@return a builder of a value to send} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return a builder with the properties of this value} */
  public Builder toBuilder() {
    return new Builder().of(this);
  }

  /** Makes values of Book. */
  public static final class Builder extends JsonObject.Builder<Builder> {
    private Builder() {}

    /**
     * The property {@code title}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder title(String value) {
      return set("title", value);
    }

    /** {@return the value with these properties} */
    public Book build() {
      return new Book(json());
    }
  }
}
