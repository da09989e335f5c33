// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The schema {@code loan}. */
public final class Loan extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public Loan(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code book}} */
  public String book() {
    return required("book", text("book"));
  }

  /** {@return the property {@code returned}; null if it is absent or null} */
  public @Nullable Boolean returned() {
    return bool("returned");
  }

  /** {@return a builder of a value to send} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return a builder with the properties of this value} */
  public Builder toBuilder() {
    return new Builder().of(this);
  }

  /** Makes values of Loan. */
  public static final class Builder extends JsonObject.Builder<Builder> {
    private Builder() {}

    /**
     * The property {@code book}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder book(String value) {
      return set("book", value);
    }

    /**
     * The property {@code returned}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder returned(boolean value) {
      return set("returned", value);
    }

    /** {@return the value with these properties} */
    public Loan build() {
      return new Loan(json());
    }
  }
}
