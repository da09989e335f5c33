// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import library.Decoder;
import library.JsonObject;
import library.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * The schema {@code book}.
 *
 * <p>Book *&#47;
 *
 * <p>{&#64;link evil} *&#47; ${x}
 *
 * <p>Heading
 *
 * <p>&#64;ts-nocheck
 */
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

  /**
   * {@return the property {@code __proto__}}
   *
   * <p>own, not inherited
   */
  public String proto() {
    return required("__proto__", text("__proto__"));
  }

  /** {@return the property {@code constructor}} */
  public String constructor() {
    return required("constructor", text("constructor"));
  }

  /** {@return the property {@code toString}; null if it is absent or null} */
  public @Nullable String toString_() {
    return text("toString");
  }

  /** {@return the property {@code then}; null if it is absent or null} */
  public @Nullable String then() {
    return text("then");
  }

  /**
   * {@return the property `*&#47;`}
   *
   * <p>*&#47;
   *
   * @deprecated Do not use it.
   */
  @Deprecated
  public String starSlash() {
    return required("*/", text("*/"));
  }

  /**
   * Gives the property {@code ${process.exit()}}; null if it is absent or null.
   *
   * @return the property {@code ${process.exit()}}; null if it is absent or null
   */
  public @Nullable String processExit() {
    return text("`${process.exit()}`");
  }

  /** {@return the property `&lt;/script&gt;`; null if it is absent or null} */
  public @Nullable String script() {
    return text("</script>");
  }

  /** {@return the property {@code a b c}; null if it is absent or null} */
  public @Nullable String aBC() {
    return text("a\nb\u2028c");
  }

  /** {@return the property `&#92;u202etxt.exe`; null if it is absent or null} */
  public @Nullable String txtExe() {
    return text("\u202etxt.exe");
  }

  /** {@return the property `it's "quoted" &#92;`; null if it is absent or null} */
  public @Nullable String itsQuoted() {
    return text("it's \"quoted\" \\");
  }

  /** {@return the property `👩‍🎤`; null if it is absent or null} */
  public @Nullable String u1f469U200dU1f3a4() {
    return text("👩‍🎤");
  }

  /** {@return the property {@code 1st}; null if it is absent or null} */
  public @Nullable Long n1st() {
    return integer("1st");
  }

  /** {@return the property {@code -1}; null if it is absent or null} */
  public @Nullable Long minus1() {
    return integer("-1");
  }

  /** {@return the property {@code 1e3}; null if it is absent or null} */
  public @Nullable Long n1e3() {
    return integer("1e3");
  }

  /** {@return the property {@code new}; null if it is absent or null} */
  public @Nullable Boolean new_() {
    return bool("new");
  }

  /** {@return the property ``; null if it is absent or null} */
  public @Nullable Boolean empty() {
    return bool("");
  }

  /** {@return the property {@code [Symbol.iterator]}; null if it is absent or null} */
  public @Nullable Boolean symbolIterator() {
    return bool("[Symbol.iterator]");
  }

  /** {@return the property {@code #private}; null if it is absent or null} */
  public @Nullable Boolean private_() {
    return bool("#private");
  }

  /**
   * {@return the property {@code choice}; null if it is absent or null}
   *
   * <p>Any JSON value: its values are of several types.
   */
  public @Nullable JsonValue choice() {
    return view("choice", Decoder.json());
  }

  /**
   * {@return the property {@code nested}; null if it is absent or null}
   *
   * <p>Always {"__proto__":{"a":"*&#47;"},"b":[{}]}.
   */
  public @Nullable JsonValue nested() {
    return view("nested", Decoder.json());
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
     * The property {@code __proto__}.
     *
     * <p>own, not inherited
     *
     * @param value the value
     * @return this builder
     */
    public Builder proto(String value) {
      return set("__proto__", value);
    }

    /**
     * The property {@code constructor}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder constructor(String value) {
      return set("constructor", value);
    }

    /**
     * The property {@code toString}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder toString_(String value) {
      return set("toString", value);
    }

    /**
     * The property {@code then}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder then(String value) {
      return set("then", value);
    }

    /**
     * The property `*&#47;`.
     *
     * <p>*&#47;
     *
     * @param value the value
     * @return this builder
     * @deprecated Do not use it.
     */
    @Deprecated
    public Builder starSlash(String value) {
      return set("*/", value);
    }

    /**
     * The property {@code ${process.exit()}}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder processExit(String value) {
      return set("`${process.exit()}`", value);
    }

    /**
     * The property `&lt;/script&gt;`.
     *
     * @param value the value
     * @return this builder
     */
    public Builder script(String value) {
      return set("</script>", value);
    }

    /**
     * The property {@code a b c}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder aBC(String value) {
      return set("a\nb\u2028c", value);
    }

    /**
     * The property `&#92;u202etxt.exe`.
     *
     * @param value the value
     * @return this builder
     */
    public Builder txtExe(String value) {
      return set("\u202etxt.exe", value);
    }

    /**
     * The property `it's "quoted" &#92;`.
     *
     * @param value the value
     * @return this builder
     */
    public Builder itsQuoted(String value) {
      return set("it's \"quoted\" \\", value);
    }

    /**
     * The property `👩‍🎤`.
     *
     * @param value the value
     * @return this builder
     */
    public Builder u1f469U200dU1f3a4(String value) {
      return set("👩‍🎤", value);
    }

    /**
     * The property {@code 1st}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder n1st(long value) {
      return set("1st", value);
    }

    /**
     * The property {@code -1}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder minus1(long value) {
      return set("-1", value);
    }

    /**
     * The property {@code 1e3}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder n1e3(long value) {
      return set("1e3", value);
    }

    /**
     * The property {@code new}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder new_(boolean value) {
      return set("new", value);
    }

    /**
     * The property ``.
     *
     * @param value the value
     * @return this builder
     */
    public Builder empty(boolean value) {
      return set("", value);
    }

    /**
     * The property {@code [Symbol.iterator]}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder symbolIterator(boolean value) {
      return set("[Symbol.iterator]", value);
    }

    /**
     * The property {@code #private}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder private_(boolean value) {
      return set("#private", value);
    }

    /**
     * The property {@code choice}.
     *
     * <p>Any JSON value: its values are of several types.
     *
     * @param value the value
     * @return this builder
     */
    public Builder choice(JsonValue value) {
      return set("choice", value);
    }

    /**
     * The property {@code nested}.
     *
     * <p>Always {"__proto__":{"a":"*&#47;"},"b":[{}]}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder nested(JsonValue value) {
      return set("nested", value);
    }

    /** {@return the value with these properties} */
    public Book build() {
      return new Book(json());
    }
  }
}
