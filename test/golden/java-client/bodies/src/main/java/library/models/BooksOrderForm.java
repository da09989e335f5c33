// Made by endpoint-manifest (java-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models;

import java.util.List;
import java.util.Map;
import library.Form;

/** The form that {@code client.books().order()} sends. */
public final class BooksOrderForm extends Form {
  private BooksOrderForm(Builder builder) {
    super(builder);
  }

  /**
   * Makes a form.
   *
   * @return a builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /** Makes forms of BooksOrderForm. */
  public static final class Builder extends Form.Builder<Builder> {
    private Builder() {}

    /**
     * The property {@code reader}.
     *
     * <p>Required.
     *
     * @param value the value
     * @return this builder
     */
    public Builder reader(String value) {
      return set("reader", value);
    }

    /**
     * The property {@code copies}.
     *
     * <p>At least 1.
     *
     * @param value the value
     * @return this builder
     */
    public Builder copies(long value) {
      return set("copies", value);
    }

    /**
     * The property {@code books}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder books(List<Book> value) {
      return set("books", value);
    }

    /**
     * The property {@code address}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder address(BooksOrder_FormBody.Address value) {
      return set("address", value);
    }

    /**
     * The property {@code shelves}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder shelves(List<Long> value) {
      return set("shelves", value);
    }

    /**
     * The property {@code sizes}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder sizes(Map<String, Long> value) {
      return set("sizes", value);
    }

    /**
     * The property {@code note}.
     *
     * @param value the value
     * @return this builder
     */
    public Builder note(String value) {
      return set("note", value);
    }

    /**
     * Makes the form.
     *
     * @return the form
     */
    public BooksOrderForm build() {
      return new BooksOrderForm(this);
    }
  }
}
