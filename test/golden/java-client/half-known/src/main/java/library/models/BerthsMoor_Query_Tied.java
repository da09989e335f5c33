// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The type of {@code query.tied} in {@code berths.moor}. */
public final class BerthsMoor_Query_Tied extends JsonObject {
  /**
   * Views JSON as this type.
   *
   * @param json an object
   * @throws library.JsonException if it is no object
   */
  public BerthsMoor_Query_Tied(JsonValue json) {
    super(json);
  }

  /** {@return the property {@code ropes}; null if it is absent or null} */
  public @Nullable List<String> ropes() {
    return list("ropes", JsonValue::asText);
  }

  /** {@return a builder of a value to send} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return a builder with the properties of this value} */
  public Builder toBuilder() {
    return new Builder().of(this);
  }

  /** Makes values of BerthsMoor_Query_Tied. */
  public static final class Builder extends JsonObject.Builder<Builder> {
    private Builder() {}

    /**
     * The property {@code ropes}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder ropes(List<String> value) {
      return set("ropes", value);
    }

    /** {@return the value with these properties} */
    public BerthsMoor_Query_Tied build() {
      return new BerthsMoor_Query_Tied(json());
    }
  }
}
