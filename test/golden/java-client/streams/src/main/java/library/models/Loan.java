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

  /**
   * The property {@code book}.
   *
   * @return the value
   */
  public String book() {
    return required("book", text("book"));
  }

  /**
   * The property {@code returned}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Boolean returned() {
    return bool("returned");
  }

  /**
   * Makes a value to send.
   *
   * @return a builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Makes a changed Loan.
   *
   * @return a builder with the properties of this value
   */
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

    /**
     * Makes the value.
     *
     * @return the value
     */
    public Loan build() {
      return new Loan(json());
    }
  }
}
