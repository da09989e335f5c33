// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The types in BerthsMoor_MultipartBody. */
public final class BerthsMoor_MultipartBody {
  private BerthsMoor_MultipartBody() {}

  /** The type of {@code multipart body.holds} in {@code berths.moor}. */
  public static final class Holds extends JsonObject {
    /**
     * Views JSON as this type.
     *
     * @param json an object
     * @throws library.JsonException if it is no object
     */
    public Holds(JsonValue json) {
      super(json);
    }

    /** {@return the property {@code numbers}; null if it is absent or null} */
    public @Nullable List<Long> numbers() {
      return list("numbers", JsonValue::asLong);
    }

    /** {@return a builder of a value to send} */
    public static Builder builder() {
      return new Builder();
    }

    /** {@return a builder with the properties of this value} */
    public Builder toBuilder() {
      return new Builder().of(this);
    }

    /** Makes values of Holds. */
    public static final class Builder extends JsonObject.Builder<Builder> {
      private Builder() {}

      /**
       * The property {@code numbers}.
       *
       * @param value the value
       * @return this builder
       */
      public Builder numbers(List<Long> value) {
        return set("numbers", value);
      }

      /** {@return the value with these properties} */
      public Holds build() {
        return new Holds(json());
      }
    }
  }
}
