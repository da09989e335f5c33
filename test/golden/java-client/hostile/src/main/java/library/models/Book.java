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
   * The property {@code __proto__}.
   *
   * <p>own, not inherited
   *
   * @return the value
   */
  public String proto() {
    return required("__proto__", text("__proto__"));
  }

  /**
   * The property {@code constructor}.
   *
   * @return the value
   */
  public String constructor() {
    return required("constructor", text("constructor"));
  }

  /**
   * The property {@code toString}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String toString_() {
    return text("toString");
  }

  /**
   * The property {@code then}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String then() {
    return text("then");
  }

  /**
   * The property `*&#47;`.
   *
   * <p>*&#47;
   *
   * @return the value
   * @deprecated Do not use it.
   */
  @Deprecated
  public String starSlash() {
    return required("*/", text("*/"));
  }

  /**
   * The property {@code ${process.exit()}}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String processExit() {
    return text("`${process.exit()}`");
  }

  /**
   * The property `&lt;/script&gt;`.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String script() {
    return text("</script>");
  }

  /**
   * The property {@code a b c}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String aBC() {
    return text("a\nb\u2028c");
  }

  /**
   * The property `&#92;u202etxt.exe`.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String txtExe() {
    return text("\u202etxt.exe");
  }

  /**
   * The property `it's "quoted" &#92;`.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String itsQuoted() {
    return text("it's \"quoted\" \\");
  }

  /**
   * The property `👩‍🎤`.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable String u1f469U200dU1f3a4() {
    return text("👩‍🎤");
  }

  /**
   * The property {@code 1st}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Long n1st() {
    return integer("1st");
  }

  /**
   * The property {@code -1}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Long minus1() {
    return integer("-1");
  }

  /**
   * The property {@code 1e3}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Long n1e3() {
    return integer("1e3");
  }

  /**
   * The property {@code new}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Boolean new_() {
    return bool("new");
  }

  /**
   * The property ``.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Boolean empty() {
    return bool("");
  }

  /**
   * The property {@code [Symbol.iterator]}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Boolean symbolIterator() {
    return bool("[Symbol.iterator]");
  }

  /**
   * The property {@code #private}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable Boolean private_() {
    return bool("#private");
  }

  /**
   * The property {@code choice}.
   *
   * <p>Any JSON value: its values are of several types.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable JsonValue choice() {
    return view("choice", Decoder.json());
  }

  /**
   * The property {@code nested}.
   *
   * <p>Always {"__proto__":{"a":"*&#47;"},"b":[{}]}.
   *
   * @return the value; null if it is absent or null
   */
  public @Nullable JsonValue nested() {
    return view("nested", Decoder.json());
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
   * Makes a changed Book.
   *
   * @return a builder with the properties of this value
   */
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

    /**
     * Makes the value.
     *
     * @return the value
     */
    public Book build() {
      return new Book(json());
    }
  }
}
