// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/** The types in BooksOrder_FormBody. */
public final class BooksOrder_FormBody {
  private BooksOrder_FormBody() {}

  /** The type of {@code form body.address} in {@code books.order}. */
  public static final class Address extends JsonObject {
    /**
     * Views JSON as this type.
     *
     * @param json an object
     * @throws library.JsonException if it is no object
     */
    public Address(JsonValue json) {
      super(json);
    }

    /** {@return the property {@code city}; null if it is absent or null} */
    public @Nullable String city() {
      return text("city");
    }

    /** {@return a builder of a value to send} */
    public static Builder builder() {
      return new Builder();
    }

    /** {@return a builder with the properties of this value} */
    public Builder toBuilder() {
      return new Builder().of(this);
    }

    /** Makes values of Address. */
    public static final class Builder extends JsonObject.Builder<Builder> {
      private Builder() {}

      /**
       * The property {@code city}.
       *
       * @param value the value
       * @return this builder
       */
      public Builder city(String value) {
        return set("city", value);
      }

      /** {@return the value with these properties} */
      public Address build() {
        return new Address(json());
      }
    }
  }
}
